/** The sounds that are heard if content names none (§7.4), by part and member. */
export const defaultSounds: Readonly<{
  pry: { readonly sound: string; readonly break_sound: string };
  bash: { readonly sound: string; readonly sound_fail: string };
}> = {
  pry: { sound: "crunch!", break_sound: "crack!" },
  bash: { sound: "smash!", sound_fail: "thump!" },
};
