import type { Steps } from './tree';

/** Guides with recipes: for members, in Catalan, and for developers. */
export const GUIDES = ['content/LLEGEIX-ME.md', 'CONTRIBUTING.md'] as const;

/** Text of each recipe of a guide by its heading, in order: the second-level headings below `# Recipes` or `# Receptes`. */
export function recipeSections(markdown: string): Map<string, string> {
  const [, recipes = ''] = /^# (?:Recipes|Receptes)\n(.*?)(?=^# |$(?![\s\S]))/ms.exec(markdown) ?? [];
  const [, ...parts] = recipes.split(/^## /m);
  return new Map(
    parts.map((part) => {
      const end = part.indexOf('\n');
      return [part.slice(0, end).trim(), part.slice(end)];
    }),
  );
}

/** Whether the text contains the path of a file, its name, or a folder above it. */
function names(section: string, path: string): boolean {
  const segments = path.split('/');
  const folders = segments.slice(0, -1).map((_, index) => `\`${segments.slice(0, index + 1).join('/')}/\``);
  return [`\`${path}\``, `\`${segments.at(-1)}\``, ...folders].some((name) => section.includes(name));
}

/** Problems: files and scripts that the recipe uses and its text does not name. */
export function unnamedSteps(section: string, { files, scripts }: Steps): string[] {
  return [
    ...[...files]
      .filter((path) => !names(section, path))
      .map((path) => `The recipe changes ${path}, which its text does not name.`),
    ...[...scripts]
      .filter((script) => !section.includes(`\`npm run ${script}\``))
      .map((script) => `The recipe runs npm run ${script}, which its text does not name.`),
  ];
}
