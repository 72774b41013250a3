/** SARIF 2.1.0, for code-scanning services and editors' problem views. */
import { codeMeanings } from "../compiled/code-meanings.ts";
import type { SourceText } from "../model/source-text.ts";
import type { Diagnostic, Note, Range } from "./diagnostic.ts";
import type { Fix } from "./fix.ts";
import { fileUri } from "./file-uri.ts";
import { identityKey, identityOf } from "./identity.ts";
import { locate } from "./locate.ts";
import { commandLine } from "./source-names.ts";
import { definitionOf } from "./code.ts";
import { severityWords } from "./code-severities.ts";

type PathOf = (displayPath: string) => string;
type ArtifactOf = (source: SourceText) => { readonly uri: string; readonly uriBaseId?: string };

/** The conventional name of the folder that contains the sources. */
const uriBaseId = "%SRCROOT%";

/** Where the reader of a document finds the files that it names. */
export interface SarifPlaces {
  /**
   * Returns the path by which the reader knows a file, relative to `base` or absolute; defaults to the displayed path.
   */
  readonly pathOf?: PathOf;
  /** The base of relative paths, as a URI that ends with `/`. */
  readonly base?: string;
}

export interface SarifOptions extends SarifPlaces {
  /** The version of this tool. */
  readonly version: string;
  /** Returns the hash of the text's UTF-8 bytes in hexadecimal digits. */
  readonly sha256: (text: string) => string;
}

/** One document with one run, indented, with a line end. */
export function formatSarif(
  diagnostics: readonly Diagnostic[],
  { version, sha256, pathOf = (path) => path, base }: SarifOptions,
): string {
  const artifactOf: ArtifactOf = (source) => {
    const uri = fileUri(pathOf(source.displayPath));
    return base === undefined || uri.startsWith("file:") ? { uri } : { uri, uriBaseId };
  };
  const codes = [...new Set(diagnostics.map(({ code }) => code))].sort();
  const ruleIndex = new Map(codes.map((code, index) => [code, index]));
  const counts = new Map<string, number>();
  const results = diagnostics.map((diagnostic) => {
    const identity = identityOf(diagnostic, pathOf(diagnostic.source.displayPath));
    const print = sha256(identityKey(identity)).slice(0, 32);
    const nth = (counts.get(print) ?? 0) + 1;
    counts.set(print, nth);
    return {
      ruleId: diagnostic.code,
      ruleIndex: ruleIndex.get(diagnostic.code),
      level: diagnostic.severity,
      message: { text: messageText(diagnostic) },
      ...placed(diagnostic, artifactOf),
      ...related(diagnostic.notes, artifactOf),
      ...fixed(diagnostic, artifactOf),
      partialFingerprints: { "defwright/v1": `${print}:${String(nth)}` },
    };
  });
  const log = {
    $schema:
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "defwright",
            ...(/^\d/u.test(version) ? { semanticVersion: version } : {}),
            rules: codes.map((code) => sarifRule(code)),
          },
        },
        ...(base === undefined ? {} : { originalUriBaseIds: { [uriBaseId]: { uri: base } } }),
        columnKind: "utf16CodeUnits",
        results,
      },
    ],
  };
  return `${JSON.stringify(log, undefined, 2)}\n`;
}

function messageText({ message, help, notes }: Diagnostic): string {
  const said = notes.filter(({ source }) => source === undefined).map((note) => note.message);
  return literal([message, ...(help === undefined ? [] : [help]), ...said].join("\n"));
}

function placed({ source, range, label }: Diagnostic, artifactOf: ArtifactOf): object {
  if (source.displayPath === commandLine) return {};
  const message = label === undefined ? {} : { message: { text: literal(label) } };
  const physicalLocation = physicalLocationOf(source, range, artifactOf);
  return { locations: [{ physicalLocation, ...message }] };
}

function related(notes: readonly Note[], artifactOf: ArtifactOf): object {
  const locations: object[] = [];
  for (const { message, source, range } of notes) {
    if (source === undefined || range === undefined) continue;
    locations.push({
      id: locations.length + 1,
      message: { text: literal(message) },
      physicalLocation: physicalLocationOf(source, range, artifactOf),
    });
  }
  return locations.length === 0 ? {} : { relatedLocations: locations };
}

const fixNames: Readonly<Record<Fix["level"], string>> = {
  safe: "Leaves the content as it is.",
  suggestions: "Uses the name that was probably intended.",
};

function fixed({ fix, source, help = "" }: Diagnostic, artifactOf: ArtifactOf): object {
  if (fix === undefined) return {};
  const { level, edits } = fix;
  const replacements = edits.map(({ offset, length, text }) => ({
    deletedRegion: regionOf(locate({ source, offset, length }).range),
    insertedContent: { text },
  }));
  const artifactLocation = artifactOf(source);
  return {
    fixes: [
      {
        // The standard requires messages to be non-empty.
        description: { text: help === "" ? fixNames[level] : literal(help) },
        artifactChanges: [{ artifactLocation, replacements }],
      },
    ],
  };
}

function physicalLocationOf(source: SourceText, range: Range, artifactOf: ArtifactOf): object {
  return { artifactLocation: artifactOf(source), region: regionOf(range) };
}

function regionOf({ line, column, offset, length, ...end }: Range): object {
  const { endLine, endColumn } = end;
  const start = { startLine: line, startColumn: column };
  return { ...start, endLine, endColumn, charOffset: offset, charLength: length };
}

/** In SARIF messages braces are placeholders unless doubled, and `[text](target)` is a link unless escaped. */
function literal(text: string): string {
  const braced = text.replace(/[{}]/gu, "$&$&");
  return braced.replace(/\[(?=[^\]]*\]\()/gu, String.raw`\[`);
}

/** A code as a SARIF rule: meaning, section, severity, and how to learn more. */
function sarifRule(code: string): object {
  const meaning = codeMeanings.get(code) ?? code;
  const definition = definitionOf(code);
  const severity = definition?.severity ?? "error";
  const { spec } = definition ?? {};
  const sentences = [meaning];
  if (spec !== undefined) sentences.push(`The rule is in §${spec} of the specification.`);
  const words = severityWords(code, severity);
  if (words !== severity) sentences.push(`Severity: ${words}.`);
  const text = sentences.join(" ");
  const more = `defwright explain ${code}`;
  return {
    id: code,
    shortDescription: { text: meaning },
    fullDescription: { text },
    help: {
      text: `${text} "${more}" shows a wrong and a right example.`,
      markdown: `${text} \`${more}\` shows a wrong and a right example.`,
    },
    defaultConfiguration: { level: severity },
    ...(spec === undefined ? {} : { properties: { section: spec } }),
  };
}
