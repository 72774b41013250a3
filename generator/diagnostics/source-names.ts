/** What stands in place of a file's path where the finding is about the words behind `defwright`. */
export const commandLine = "command line";
