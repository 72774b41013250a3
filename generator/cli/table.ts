/** `table`: the records of a kind as a table, for looking at them side by side. */
import { Option } from "commander";
import { visibleText } from "../diagnostics/visible-text.ts";
import { alignColumns } from "../text/align-columns.ts";
import type { ProgramCommand, Task } from "./command.ts";
import { exitCodes, type ExitCode } from "./exit-codes.ts";
import { oneMore } from "./options.ts";

interface TableOptions {
  readonly columns?: string;
  readonly where?: readonly string[];
  readonly csv?: boolean;
  readonly json?: boolean;
}

export function addTableCommand(program: ProgramCommand): void {
  program
    .command("table")
    .summary("the records of a kind as a table, also for spreadsheets")
    .description(
      "Prints the records of a kind as game code reads them, one in each line, by id. Columns are members (inside others\n" +
        "with dots, such as pry.difficulty) and what is worked out from them: of recipes hours, raw_cost, raw_cost_price,\n" +
        "price and value_per_hour. Prices are those that items state, in the smallest coin.",
    )
    .argument("<kind>", "a kind, such as recipe")
    .option("--columns <names>", "the columns, separated by commas (default: all members)")
    .option(
      "--where <condition>",
      "only records of which this holds, such as difficulty>=3; may be given several times (=, !=, <, <=, >, >=)",
      oneMore,
    )
    .addOption(new Option("--csv", "as CSV, for spreadsheets").conflicts("json"))
    .option("--json", "a list of objects, for programs")
    .examples([
      [
        "defwright table recipe --columns id,hours,difficulty,raw_cost",
        "what does each recipe ask of players?",
      ],
      [
        "defwright table recipe --where 'difficulty>=3' --where category=CC_WEAPON --csv > weapons.csv",
        "for a spreadsheet",
      ],
    ])
    .runs(runTable);
}

async function runTable(task: Task<TableOptions>, name: string): Promise<ExitCode> {
  const { settings, options, console } = task;
  const refused = task.refuseKind(name);
  if (refused !== undefined) return refused;
  const { compilePacks } = await import("../build/compile-packs.ts");
  const { ContentQuery } = await import("../query/content-query.ts");
  const { csvOf, textOfCell } = await import("../query/table.ts");
  const compilation = compilePacks(settings, { emit: false });
  const columns = (options.columns ?? "").split(",").map((each) => each.trim());
  const table = new ContentQuery(compilation).table(
    name,
    columns.filter((each) => each !== ""),
    options.where,
  );
  if ("reason" in table) return task.refuse(table.reason, table.suggestion);
  if (options.csv === true) console.out(csvOf(table), "data");
  else if (options.json === true) {
    task.json(
      table.rows.map((row) =>
        Object.fromEntries(
          table.columns.flatMap((column, index) =>
            row[index] === undefined ? [] : [[column, row[index]]],
          ),
        ),
      ),
    );
  } else {
    const rows = table.rows.map((row) => row.map((cell) => visibleText(textOfCell(cell))));
    console.out(`${alignColumns([table.columns, ...rows]).join("\n")}\n`);
  }
  task.remarkErrors(compilation);
  return exitCodes.ok;
}
