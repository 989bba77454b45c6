import { aPassage, aStoryWith } from '@/__tests__/builders/story';
import { passageAt, passageBefore, passagePath } from '@/lib/story/address';
import { buildGraph } from '@/lib/story/graph';

const graph = buildGraph(aStoryWith(aPassage('AA', ['4', '5'])));

describe('the addresses of the story', () => {
  test.each([...graph.links.keys()])(
    'address of passage %s and back, with or without a trailing slash',
    (id) => {
      expect(passageAt(passagePath(id), graph)).toBe(id);
      expect(passageAt(`${passagePath(id)}/`, graph)).toBe(id);
    },
  );

  test('give home the address of the story itself', () => {
    expect(passagePath('home')).toBe('/nit-fresca-per-ser-maig');
  });

  test.each(['99', 'home', '01', '1.0', '-1', 'aa', '', '/', '1/2', 'constructor', '__proto__'])(
    'show no passage for «%s»',
    (id) => {
      expect(passageAt(`/nit-fresca-per-ser-maig/${id}/`, graph)).toBeUndefined();
    },
  );

  test.each(['/', '/jocs/', '/nit-frescal'])('%s is outside the story', (path) => {
    expect(passageAt(path, graph)).toBeUndefined();
  });
});

describe('passageBefore', () => {
  const site = 'https://colla.example';

  test('returns the previous passage, also below a base path', () => {
    expect(passageBefore(`${site}/nit-fresca-per-ser-maig/5/?x=1`, site, graph)).toBe('5');
    expect(passageBefore(`${site}/web/nit-fresca-per-ser-maig/`, `${site}/web`, graph)).toBe('home');
  });

  test.each([
    '',
    `${site}/jocs/`,
    `${site}/nit-fresca-per-ser-maig/no-hi-es/`,
    'https://other.example/nit-fresca-per-ser-maig/5/',
    'https://colla.example.org/nit-fresca-per-ser-maig/5/',
  ])('returns no previous passage for %j', (referrer) => {
    expect(passageBefore(referrer, site, graph)).toBeUndefined();
  });
});
