/** Shown instead of a file's path if the finding is about the command line of `defwright`. */
export const commandLine = "command line";
