import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import project from '@/package.json';
import { recipes } from '@/scripts/check/recipes/follow';
import { GUIDES, recipeSections, unnamedSteps } from '@/scripts/check/recipes/sections';

const steps = (files: readonly string[], scripts: readonly string[] = []) => ({
  files: new Set(files),
  scripts: new Set(scripts),
});

describe('recipeSections', () => {
  const markdown =
    '# Recipes\n\nHow.\n\n## One\n\nA.\n\n### Of one\n\n## Two\n\nB.\n\n# Rules\n\n## No recipe\n';

  test('reads the second-level headings, up to the next first-level heading', () => {
    expect([...recipeSections(markdown).keys()]).toEqual(['One', 'Two']);
    expect(recipeSections(markdown).get('One')).toContain('### Of one');
    expect(recipeSections(markdown).get('Two')?.trim()).toBe('B.');
  });

  test('is empty without the heading Recipes', () => {
    expect(recipeSections('# Other\n\n## One\n').size).toBe(0);
  });
});

describe('unnamedSteps', () => {
  const section = 'Write `content/a.ts` or `b.ts`, put a picture in `public/images/`, then `npm run make:a`.';

  test.each(['content/a.ts', 'content/b.ts', 'public/images/one.jpg'])(
    'accepts %s, which the text names',
    (file) => {
      expect(unnamedSteps(section, steps([file], ['make:a']))).toEqual([]);
    },
  );

  test.each(['content/c.ts', 'public/other.jpg', 'a.ts/b'])(
    'reports %s, which the text does not name',
    (file) => {
      expect(unnamedSteps(section, steps([file]))).toEqual([
        `The recipe changes ${file}, which its text does not name.`,
      ]);
    },
  );

  test('reports a script that the text does not name', () => {
    expect(unnamedSteps(section, steps([], ['make:a', 'make:b']))).toEqual([
      'The recipe runs npm run make:b, which its text does not name.',
    ]);
  });
});

describe('the guides', () => {
  const texts = GUIDES.map((guide) => readFileSync(guide, 'utf8'));

  test('have the same headings as scripts/check/recipes, in the same order', () => {
    const headings = texts.flatMap((text) => [...recipeSections(text).keys()]);
    expect(headings).toEqual(recipes.map(({ title }) => title));
  });

  test.each(texts)('name only scripts of package.json', (text) => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, script]) => script);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((script) => !(script && script in project.scripts))).toEqual([]);
  });

  test.each(GUIDES)('%s links to files that exist', (guide) => {
    const text = readFileSync(guide, 'utf8');
    const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !existsSync(join(dirname(guide), link)))).toEqual([]);
  });
});
