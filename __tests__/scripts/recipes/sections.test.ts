import { readFileSync } from 'node:fs';
import project from '@/package.json';
import { recipes } from '@/scripts/recipes/recipes';
import { recipeSections, unnamedSteps } from '@/scripts/recipes/sections';

const steps = (files: readonly string[], scripts: readonly string[] = []) => ({
  files: new Set(files),
  scripts: new Set(scripts),
});

describe('the recipes of a text', () => {
  const markdown =
    '# Recipes\n\nHow.\n\n## One\n\nA.\n\n### Of one\n\n## Two\n\nB.\n\n# Rules\n\n## No recipe\n';

  test('are its headings of the second rank, up to the next part', () => {
    expect([...recipeSections(markdown).keys()]).toEqual(['One', 'Two']);
    expect(recipeSections(markdown).get('One')).toContain('### Of one');
    expect(recipeSections(markdown).get('Two')?.trim()).toBe('B.');
  });

  test('are none where there is no such part', () => {
    expect(recipeSections('# Other\n\n## One\n').size).toBe(0);
  });
});

describe('a step', () => {
  const section = 'Write `content/a.ts` or `b.ts`, put a picture in `public/images/`, then `npm run make:a`.';

  test.each(['content/a.ts', 'content/b.ts', 'public/images/one.jpg'])('in %s is named', (file) => {
    expect(unnamedSteps(section, steps([file], ['make:a']))).toEqual([]);
  });

  test.each(['content/c.ts', 'public/other.jpg', 'a.ts/b'])('in %s is not', (file) => {
    expect(unnamedSteps(section, steps([file]))).toEqual([`It does not name ${file}.`]);
  });

  test('by a script that the text leaves out is not', () => {
    expect(unnamedSteps(section, steps([], ['make:a', 'make:b']))).toEqual([
      'It does not name npm run make:b.',
    ]);
  });
});

describe('CONTRIBUTING.md', () => {
  const text = readFileSync('CONTRIBUTING.md', 'utf8');

  test('has a recipe for each script that follows one, in the same order, and no other', () => {
    expect([...recipeSections(text).keys()]).toEqual(recipes.map(({ title }) => title));
  });

  test('names only scripts that there are', () => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, script]) => script);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((script) => !(script && script in project.scripts))).toEqual([]);
  });
});
