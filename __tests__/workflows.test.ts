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

  test('gives each job a time limit', () => {
    const jobs = text.match(/^ {4}runs-on:/gm);
    expect(text.match(/^ {4}timeout-minutes: \d+$/gm)).toHaveLength(jobs?.length ?? 0);
  });

  test('lets no job write but the one that deploys', () => {
    const [before] = text.split('\n  deploy:\n');
    expect(before).not.toMatch(/: write/);
    expect(before).toMatch(/^permissions:\n {2}contents: read$/m);
  });
});

describe('what is published', () => {
  const publish = readFileSync(`${folder}/publish.yml`, 'utf8');

  test('has passed the checks of a push to main, at night too', () => {
    expect(publish).toContain('workflow_run:\n    workflows: [Check]');
    expect(publish).not.toMatch(/^ {2}push:/m);
    expect(publish).toContain('gh run list --workflow check.yml --branch main --event push --status success');
    const [, ...checkouts] = publish.split('uses: actions/checkout');
    for (const checkout of checkouts) expect(checkout).toMatch(/^.*\n.*\n +ref: \$\{\{ steps\.passed\./);
    expect(readFileSync(`${folder}/check.yml`, 'utf8')).toMatch(/^name: Check$/m);
  });

  test('has no text of the starter left', () => {
    const [before] = publish.split('npm run build');
    expect(before).toMatch(/ run: npm run --silent club:left\n +env:\n +NEXT_PUBLIC_SITE_URL: /);
  });

  test('warns of a refused sheet where the run is read', () => {
    expect(publish).toMatch(/shell: bash\n +run: \|\n.* data:pull \| tee pull\.log \|\|\n +echo "::warning /);
    expect(publish).not.toContain('continue-on-error');
  });
});
