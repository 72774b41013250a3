/** What is heard on an ordinary day where nothing makes a noise: 45 dB, as in the real game. */
const ambient = 45;
/** Nothing in air is louder. */
const loudest = 191;

/**
 * A volume in tiles (§2.7): a number as it is, and decibels (extension) as the distance at which they have fallen to
 * what is heard anyway. Like the real game's sounds, they are as told one tile away and lose 6 dB whenever the distance
 * doubles (20 · log10 of it), so that it is 10^((dB - 45) / 20): 6 tiles for 60 dB, 18 for 70, 56 for 80.
 */
export function readVolume(volume: number | string): number {
  if (typeof volume !== "string") return volume;
  const decibels = Math.min(Number.parseInt(volume, 10), loudest);
  return Math.round(10 ** ((decibels - ambient) / 20));
}
