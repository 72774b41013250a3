import type { SlipClass } from "../slip.ts";
import { goneSlips } from "./gone.ts";
import { nameSlips } from "./names.ts";
import { wordSlips } from "./words.ts";

export const slipClasses: readonly SlipClass[] = [...nameSlips, ...goneSlips, ...wordSlips];
