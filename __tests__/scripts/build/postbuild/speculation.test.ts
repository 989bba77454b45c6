import { rulesFor, speculationRules } from '@/scripts/build/postbuild/speculation';

/** As much of a pattern of addresses as the rules use: `*` is anything, and what is escaped stands for itself. */
const asRegExp = (pattern: string) =>
  new RegExp(
    `^${pattern.replace(/\\(.)|\*|[.?+]/g, (part, escaped?: string) => (part === '*' ? '.*' : `\\${escaped ?? part}`))}$`,
  );

type Where = { and: readonly Condition[] };
type Condition = { href_matches: string | string[] } | { not: Condition };

const meets = (condition: Condition, address: string): boolean =>
  'not' in condition
    ? !meets(condition.not, address)
    : [condition.href_matches].flat().some((pattern) => asRegExp(pattern).test(address));

function isFetched(basePath: string, address: string): boolean {
  // The browser is handed text; this is the shape it asks for.
  const { prefetch } = JSON.parse(JSON.stringify(speculationRules(basePath, ['memory', 'penjat']))) as {
    prefetch: { where: Where }[];
  };
  expect(prefetch).toHaveLength(1);
  return prefetch.every(({ where }) => where.and.every((condition) => meets(condition, address)));
}

describe.each(['', '/web'])('below "%s"', (basePath) => {
  test.each(['/', '/qui-som/', '/castells/4d8/', '/estatuts/#article-3', '/memoria-de-la-colla/'])(
    'a static page, %s, may be fetched before its link is followed',
    (route) => {
      expect(isFetched(basePath, basePath + route)).toBe(true);
    },
  );

  test.each([
    '/memory/',
    '/penjat/',
    '/penjat/3/',
    '/uploads/estatuts.pdf',
    '/assajos.ics',
    '/qui-som/?any=2020',
  ])('an interactive page, a file or an address with a query, %s, never is', (route) => {
    expect(isFetched(basePath, basePath + route)).toBe(false);
  });
});

test('leaves alone what stands beside the site on its host', () => {
  expect(isFetched('/web', '/altra-cosa/')).toBe(false);
});

test('waits for a sign that a link is about to be followed', () => {
  expect(speculationRules('', [])).toHaveProperty('prefetch.0.eagerness', 'moderate');
});

test('has what a page marks fetched at once, and only on pages that mark something', () => {
  const rules = speculationRules('', []);
  expect(rulesFor(rules, false)).toEqual(rules);
  expect(rulesFor(rules, true)).toEqual({
    prefetch: [
      ...rules.prefetch,
      { source: 'document', where: { selector_matches: '[data-ahead]' }, eagerness: 'immediate' },
    ],
  });
});
