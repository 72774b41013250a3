/** What the server reports after each compilation of a project, for the status bar to show. */
export interface Compiled {
  readonly configFile: string;
  readonly errors: number;
  readonly warnings: number;
}

/** The status bar text for all projects of the workspace together. */
export function statusText(projects: readonly Compiled[]): string {
  if (projects.length === 0) return "$(sync~spin) defwright";
  const sum = (count: (each: Compiled) => number): number =>
    projects.reduce((total, each) => total + count(each), 0);
  const [errors, warnings] = [sum((each) => each.errors), sum((each) => each.warnings)];
  if (errors + warnings === 0) return "$(check) defwright";
  return `defwright $(error) ${errors} $(warning) ${warnings}`;
}
