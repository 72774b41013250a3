// Prints the milliseconds of processor time in which the JSON service of editors checks a text: with a schema, or
// (baseline) without.
import { readFileSync } from "node:fs";
import service from "vscode-json-languageservice";

const [file, schema] = process.argv.slice(2);
const uri = "file:///content.json";
const languages = service.getLanguageService({});
languages.configure({
  validate: true,
  schemas:
    schema === undefined
      ? []
      : [
          {
            uri: "schema:content",
            fileMatch: ["*"],
            schema: JSON.parse(readFileSync(schema, "utf8")),
          },
        ],
});
const text = service.TextDocument.create(uri, "json", 1, readFileSync(file, "utf8"));
const start = process.cpuUsage();
const findings = await languages.doValidation(text, languages.parseJSONDocument(text));
const { user, system } = process.cpuUsage(start);
if (findings.length > 0) throw new Error(findings[0].message);
console.log((user + system) / 1000);
