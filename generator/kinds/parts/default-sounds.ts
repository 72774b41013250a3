/** The sounds that are heard if content names none (§7.4), by part and member. */
export const defaultSounds = {
  pry: { sound: "crunch!", break_sound: "crack!" },
  bash: { sound: "smash!", sound_fail: "thump!" },
} as const;
