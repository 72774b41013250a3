import type { TileRule } from "./tile-kind.ts";

/** The message is printed when the lock opens, which happens only if there is a result (§2.4, §3.1). */
export const lockpickMessage: TileRule = (definition, context) => {
  const { lockpick_message: message, lockpick_result: result } = definition.value;
  if (message === undefined || result !== undefined) return;
  const place = context.placeOf(definition, ["lockpick_message"], "key");
  context.report("lockpick-message-without-result", place, {});
};
