import type { Steps } from './tree';

/** The recipes of CONTRIBUTING.md by heading, in order: every heading of the second rank before the next of the first. */
export function recipeSections(markdown: string): Map<string, string> {
  const [, recipes = ''] = /^# Recipes\n(.*?)(?=^# |$(?![\s\S]))/ms.exec(markdown) ?? [];
  const [, ...parts] = recipes.split(/^## /m);
  return new Map(
    parts.map((part) => {
      const end = part.indexOf('\n');
      return [part.slice(0, end).trim(), part.slice(end)];
    }),
  );
}

/** Whether a recipe's text names a file: its path, its name, or a folder that it stands in. */
function names(section: string, path: string): boolean {
  const segments = path.split('/');
  const folders = segments.slice(0, -1).map((_, index) => `\`${segments.slice(0, index + 1).join('/')}/\``);
  return [`\`${path}\``, `\`${segments.at(-1)}\``, ...folders].some((name) => section.includes(name));
}

/** The steps that were taken and that the recipe's text does not name, as sentences. */
export function unnamedSteps(section: string, { files, scripts }: Steps): string[] {
  return [
    ...[...files].filter((path) => !names(section, path)).map((path) => `It does not name ${path}.`),
    ...[...scripts]
      .filter((script) => !section.includes(`\`npm run ${script}\``))
      .map((script) => `It does not name npm run ${script}.`),
  ];
}
