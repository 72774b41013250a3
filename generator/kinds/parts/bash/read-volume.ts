/** The background noise of an ordinary day: 45 dB, as in the real game. */
const ambient = 45;
/** Nothing in air is louder (in dB). */
const loudest = 191;

/**
 * Returns a volume in tiles (§2.7): a number unchanged, and decibels (extension) as the distance at which they have
 * fallen to the background noise. As in the real game, they hold at a distance of one tile and drop by 6 dB whenever
 * the distance doubles (20 · log10 of it), so the distance is 10^((dB - 45) / 20): 6 tiles for 60 dB, 18 for 70, 56 for
 * 80.
 */
export function readVolume(volume: number | string): number {
  if (typeof volume !== "string") return volume;
  const decibels = Math.min(Number.parseInt(volume, 10), loudest);
  return Math.round(10 ** ((decibels - ambient) / 20));
}
