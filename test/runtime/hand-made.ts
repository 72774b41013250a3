/** Tables written by hand, as a generated module would make them. */
import { createTable, idConstants } from "../../runtime/index.ts";
import type { Branded, HasEdges, Known, Table } from "../../runtime/index.ts";

export type GateKey = "g_bars" | "g_lost" | "g_open" | "g_shut" | "g_within";
export type GateId = Branded<"gate">;
export const GateId: { readonly [K in GateKey]: Known<GateId, K> } = idConstants({
  g_bars: "g_bars",
  g_lost: "g_lost",
  g_open: "g_open",
  g_shut: "g_shut",
  g_within: "g_within",
});

export interface Gate {
  readonly id: GateId;
  readonly flags: readonly string[];
  readonly open?: GateId;
  readonly close?: GateId;
}

export interface GateTable
  extends
    Table<Gate, GateId, GateKey>,
    HasEdges<
      GateId,
      {
        readonly open: {
          readonly g_shut: "g_open";
          readonly g_within: "g_open";
          readonly g_lost: "g_gone";
        };
        readonly close: { readonly g_open: "g_shut"; readonly g_within: "g_shut" };
      }
    > {}

/** A gate that opens and closes, one worked from inside only, bars, and one whose successor is not defined. */
export const gates: GateTable = createTable("gate", {
  order: ["g_bars", "g_lost", "g_open", "g_shut", "g_within"],
  records: [
    {
      g_shut: { id: "g_shut", flags: ["DOOR"], open: "g_open" },
      g_open: { id: "g_open", flags: [], close: "g_shut" },
      g_within: { id: "g_within", flags: ["OPENCLOSE_INSIDE"], open: "g_open", close: "g_shut" },
    },
    {
      g_bars: { id: "g_bars", flags: ["OPENCLOSE_INSIDE"] },
      g_lost: { id: "g_lost", flags: [], open: "g_gone" },
    },
  ],
});

/** Ids that are names of inherited members, numbers, or not names at all. */
export const hostileIds: readonly string[] = [
  "",
  "10",
  "9",
  "__proto__",
  "constructor",
  "hasOwnProperty",
  'quote"\u2028*/',
  "toString",
];
