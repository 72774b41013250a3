/** Colours of the content, as CSS has them. */
export const colors: Readonly<Record<string, string>> = {
  black: "#000000",
  white: "#ffffff",
  light_gray: "#969696",
  dark_gray: "#636363",
  red: "#ff0000",
  green: "#006e00",
  blue: "#0000c8",
  cyan: "#009696",
  magenta: "#8b3a62",
  brown: "#8b4513",
  light_red: "#ff9696",
  light_green: "#00ff00",
  light_blue: "#6464ff",
  light_cyan: "#00f0ff",
  pink: "#fe00fe",
  yellow: "#ffff00",
};
