/** What a page would have to load at least to check content by schemas and to print TypeScript from it. */
import { Ajv } from "ajv";
import * as estree from "prettier/plugins/estree";
import * as typescript from "prettier/plugins/typescript";
import { format } from "prettier/standalone";

const ajv = new Ajv();

export function validateAndPrint(schema, value, text) {
  if (!ajv.validate(schema, value)) throw new Error(ajv.errorsText());
  return format(text, { parser: "typescript", plugins: [estree, typescript] });
}
