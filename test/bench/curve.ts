/** A plot of what growing content costs, as SVG: the same bytes for the same figures. */
import type { Spread } from "./row.ts";

export interface Curve {
  readonly name: string;
  readonly points: readonly { readonly times: number; readonly milliseconds: Spread }[];
}

const width = 780;
const height = 400;
const left = 70;
const right = 220;
const top = 40;
const bottom = 50;
const colours = ["#1f6feb", "#2da44e", "#8250df", "#9a6700"];

/** Each curve with its range, beside the dashed line of a cost that grows as the content does. */
export function drawCurves(title: string, curves: readonly Curve[]): string {
  const points = curves.flatMap((curve) => curve.points);
  const most = Math.max(1, ...points.map(({ milliseconds }) => milliseconds.max));
  const step = niceStep(most / 5);
  const high = Math.ceil(most / step) * step;
  const far = Math.max(1, ...points.map(({ times }) => times));
  const x = (times: number): string => place(left + (times / far) * (width - left - right));
  const y = (value: number): string =>
    place(height - bottom - (value / high) * (height - top - bottom));

  const rules = Array.from({ length: Math.round(high / step) + 1 }, (_, index) => index * step);
  const grid = rules.flatMap((value) => [
    line(x(0), y(value), x(far), y(value), "#d0d7de"),
    text(left - 8, Number(y(value)) + 4, seconds(value), "end"),
  ]);
  const ticks = [...new Set(points.map(({ times }) => times))].flatMap((times) => [
    line(x(times), y(0), x(times), place(Number(y(0)) + 5), "#57606a"),
    text(Number(x(times)), height - bottom + 20, `${times}×`, "middle"),
  ]);
  const labels = labelHeights(
    curves.map((curve) => Number(y(curve.points.at(-1)?.milliseconds.median ?? 0))),
  );
  const drawn = curves.flatMap((curve, index) => {
    const colour = colours[index % colours.length] ?? "#000000";
    const [first] = curve.points;
    if (first === undefined) return [];
    const even = (first.milliseconds.median / first.times) * far;
    const path = curve.points.map(
      ({ times, milliseconds }) => `${x(times)},${y(milliseconds.median)}`,
    );
    return [
      ...(even <= high
        ? [line(x(0), y(0), x(far), y(even), colour, ` stroke-dasharray="3 4" opacity="0.6"`)]
        : []),
      `<polyline points="${path.join(" ")}" fill="none" stroke="${colour}" stroke-width="2"/>`,
      ...curve.points.flatMap(({ times, milliseconds: { median, min, max } }) => [
        line(x(times), y(min), x(times), y(max), colour),
        `<circle cx="${x(times)}" cy="${y(median)}" r="4" fill="${colour}"/>`,
      ]),
      text(Number(x(far)) + 10, (labels[index] ?? 0) + 4, curve.name, "start", colour),
    ];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    text(left, 22, title, "start"),
    ...grid,
    ...ticks,
    ...drawn,
    `</svg>`,
    ``,
  ].join("\n");
}

/** Heights of the names beside the ends of curves, apart enough to be read. */
function labelHeights(ends: readonly number[]): number[] {
  const apart = 15;
  const heights = [...ends];
  let above = -Infinity;
  for (const [index] of [...ends.entries()].sort(([, one], [, other]) => one - other)) {
    above = Math.max(ends[index] ?? 0, above + apart);
    heights[index] = above;
  }
  return heights;
}

/** The next of 1, 2, 5, 10, 20 … that is at least so much. */
function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((factor) => factor * power >= least) ?? 10) * power;
}

function place(number: number): string {
  return number.toFixed(1);
}

function seconds(milliseconds: number): string {
  return `${Number((milliseconds / 1000).toPrecision(3))} s`;
}

function line(x1: string, y1: string, x2: string, y2: string, colour: string, more = ""): string {
  return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${colour}"${more}/>`;
}

function text(x: number, y: number, words: string, anchor: string, colour = "#24292f"): string {
  const escaped = words.replace(/&/gu, "&amp;").replace(/</gu, "&lt;");
  return `<text x="${place(x)}" y="${place(y)}" text-anchor="${anchor}" fill="${colour}">${escaped}</text>`;
}
