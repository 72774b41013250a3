import type { ComponentAlternative, ToolAlternative } from "./requirements.ts";

/** Counts are 32-bit numbers in the format's own game; lists within lists could multiply past that. */
const largestCount = 2 ** 31 - 1;

/**
 * Multiplies an alternative by a multiplier of `using` or "LIST". Presence of a tool is never multiplied, and a
 * multiplier below 1 turns consumed charges into presence.
 */
export function scaleTool(tool: ToolAlternative, multiplier: number): ToolAlternative {
  if (multiplier === 1 || tool.charges === 0) return tool;
  if (multiplier < 1) return { ...tool, charges: 0 };
  return { ...tool, charges: Math.min(tool.charges * multiplier, largestCount) };
}

/** Nothing can be needed less than once: a multiplier below 1 (reported elsewhere) counts as 1. */
export function scaleComponent(
  component: ComponentAlternative,
  multiplier: number,
): ComponentAlternative {
  if (multiplier <= 1) return component;
  return { ...component, count: Math.min(component.count * multiplier, largestCount) };
}
