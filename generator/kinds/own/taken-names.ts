/** Names that kinds cannot have in generated modules, besides those of other kinds. */

/** Words that TypeScript reserves in modules, and the names of what generated modules import or declare. */
export const takenValues: ReadonlySet<string> = new Set([
  ..."arguments await break case catch class const continue debugger default delete do else enum".split(
    " ",
  ),
  ..."eval export extends false finally for function if implements import in instanceof".split(" "),
  ..."interface let new null package private protected public return static super switch".split(
    " ",
  ),
  ..."this throw true try typeof undefined var void while with yield".split(" "),
  ...["brandKey", "createList", "createSubstitutions", "createTable", "idConstants", "idView"],
  ...["lazyMembers", "parseId", "unpack"],
  ...["data", "records", "rows", "text"],
]);

/** The modules that every output has: of each, the name of the file. */
export const takenModules: ReadonlySet<string> = new Set([
  ...["edges", "ids", "index", "texts", "types"],
]);

/** Types that generated modules import or that the language has. */
export const takenTypes: readonly string[] = [
  ...["Branded", "Can", "EdgesInto", "FormerIds", "HasEdges", "IdConstants", "Keyed", "Known"],
  ...["Json", "JsonArray", "JsonObject", "LookupsOf", "PackedRows", "RecipeLookups", "RecordList"],
  ...["Substitutions", "Table", "TableData", "Texts"],
  ...["Readonly", "Record"],
];
