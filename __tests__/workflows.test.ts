import { readdirSync, readFileSync } from 'node:fs';

const folder = '.github/workflows';
const workflows = readdirSync(folder).map(
  (name) => [name, readFileSync(`${folder}/${name}`, 'utf8')] as const,
);

describe.each(workflows)('%s', (_name, text) => {
  test('names each action by its commit, with the version beside it', () => {
    const used = [...text.matchAll(/uses: (.*)/g)].map(([, action]) => action);
    expect(used).not.toEqual([]);
    for (const action of used) expect(action).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('lets no job write but the one that deploys', () => {
    const [before] = text.split('\n  deploy:\n');
    expect(before).not.toMatch(/: write/);
    expect(before).toMatch(/^permissions:\n {2}contents: read$/m);
  });
});
