/** Which numbers the runtime takes: read from the types of everything that it exports. */
import { fileURLToPath } from "node:url";
import ts from "typescript";

const runtime = fileURLToPath(new URL("../../runtime/", import.meta.url));

/**
 * What a build has checked, or the runtime has made: records and tables, and what they are made of. By the name of the
 * parameter or member, or of its type.
 */
const content = new Set(
  `table tables lookups recipe uncraft furniture terrain profession tile substitutions object neighbours nextTo inRange
  data pack plan crafted Diggable MaybeWorkbench Supplies SubstitutionRow ContentChange HotContext PackedRows
  Replaceable`.split(/\s+/),
);
/**
 * What all verbs take that roll: groups by id are rolled as others are, and `rollItems` and `rollBetween` draw for all.
 */
const shared = /\.groups\(\)|^(?!rollItems|rollBetween).*\.random\.next\(\)/;

export interface Surface {
  /** Names of exported functions. */
  readonly functions: readonly string[];
  /** Every number that one of them takes, such as `bash.options.strength`, `craftingSupplies.items[].count`. */
  readonly numbers: readonly string[];
  /** Those that may be left out. */
  readonly optional: ReadonlySet<string>;
}

export function publicSurface(): Surface {
  const index = `${runtime}index.ts`;
  const program = ts.createProgram([index], {
    strict: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    noEmit: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(index);
  const module = source && checker.getSymbolAtLocation(source);
  if (module === undefined) throw new Error("there is no runtime/index.ts");
  const functions: string[] = [];
  const numbers = new Set<string>();
  const optional = new Set<string>();
  const walk = (): Walk => new Walk(checker, numbers, optional);
  for (const exported of checker.getExportsOfModule(module)) {
    const symbol =
      exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    if (!(symbol.flags & ts.SymbolFlags.Function)) continue;
    functions.push(exported.name);
    const type = checker.getTypeOfSymbol(symbol);
    for (const signature of type.getCallSignatures()) {
      takenBy(signature, exported.name, checker, walk());
      // What comes back may be asked in turn, as a tracker is.
      const returned = checker.getReturnTypeOfSignature(signature);
      for (const method of returned.isUnion() ? [] : methodsOf(returned, checker)) {
        for (const own of method.type.getCallSignatures()) {
          takenBy(own, `${exported.name}().${method.name}`, checker, walk());
        }
      }
    }
  }
  const own = [...numbers].filter((path) => !shared.test(path));
  return { functions, numbers: own.sort(), optional };
}

interface Member {
  readonly name: string;
  readonly type: ts.Type;
}

function methodsOf(type: ts.Type, checker: ts.TypeChecker): Member[] {
  return type
    .getProperties()
    .filter(({ declarations = [] }) =>
      declarations.some((each) => each.getSourceFile().fileName.startsWith(runtime)),
    )
    .map((member) => ({ name: member.name, type: checker.getTypeOfSymbol(member) }));
}

function takenBy(signature: ts.Signature, name: string, checker: ts.TypeChecker, walk: Walk): void {
  for (const parameter of signature.getParameters()) {
    const type = checker.getTypeOfSymbol(parameter);
    const typeName = type.aliasSymbol?.name ?? type.getSymbol()?.name ?? "";
    if (content.has(parameter.name) || content.has(typeName)) continue;
    // What is taken apart at once has no name.
    const own = parameter.name.startsWith("__") ? "options" : parameter.name;
    walk.visitMember(parameter, `${name}.${own}`);
  }
}

class Walk {
  readonly #checker: ts.TypeChecker;
  readonly #numbers: Set<string>;
  readonly #optional: Set<string>;
  readonly #within = new Set<ts.Type>();

  constructor(checker: ts.TypeChecker, numbers: Set<string>, optional: Set<string>) {
    this.#checker = checker;
    this.#numbers = numbers;
    this.#optional = optional;
  }

  /** A parameter or a member. */
  visitMember(member: ts.Symbol, path: string): void {
    const { valueDeclaration: declared } = member;
    const hasDefault = declared && ts.isParameter(declared) && declared.initializer;
    if (hasDefault) this.#optional.add(path);
    this.#visitWhole(this.#checker.getTypeOfSymbol(member), path);
  }

  #visitWhole(type: ts.Type, path: string): void {
    if (type.isUnion() && type.types.some(({ flags }) => flags & ts.TypeFlags.Undefined)) {
      this.#optional.add(path);
    }
    this.visit(type, path);
  }

  visit(type: ts.Type, path: string): void {
    const checker = this.#checker;
    if (type.flags & ts.TypeFlags.Number) this.#numbers.add(path);
    else if (type.flags & ts.TypeFlags.Substitution) {
      this.visit((type as ts.SubstitutionType).baseType, path);
    } else if (type.flags & ts.TypeFlags.TypeParameter) {
      const limit = checker.getBaseConstraintOfType(type);
      if (limit !== undefined && limit !== type) this.visit(limit, path);
    } else if (type.isUnion()) for (const one of type.types) this.visit(one, path);
    else if (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) {
      if (checker.isTypeAssignableTo(type, checker.getStringType())) return;
      if (this.#within.has(type)) return;
      this.#within.add(type);
      this.#visitObject(type, path);
      this.#within.delete(type);
    }
  }

  #visitObject(type: ts.Type, path: string): void {
    const checker = this.#checker;
    const name = type.aliasSymbol?.name ?? type.getSymbol()?.name ?? "";
    if (content.has(name)) return;
    if (/^(Readonly)?Array$|^Iterable$|^(Readonly)?Set$/.test(name)) {
      const [element] = checker.getTypeArguments(type as ts.TypeReference);
      if (element !== undefined) this.visit(element, `${path}[]`);
      return;
    }
    if (checker.isTupleType(type)) {
      checker.getTypeArguments(type as ts.TypeReference).forEach((element, place) => {
        this.visit(element, `${path}[${String(place)}]`);
      });
      return;
    }
    for (const [place, signature] of type.getCallSignatures().entries()) {
      if (place === 0) this.#visitWhole(checker.getReturnTypeOfSignature(signature), `${path}()`);
    }
    for (const member of type.getProperties()) {
      if (content.has(member.name)) continue;
      this.visitMember(member, `${path}.${member.name}`);
    }
  }
}
