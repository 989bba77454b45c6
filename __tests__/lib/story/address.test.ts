import { passageAt, passagePath } from '@/lib/story/address';
import { cameFromStory } from '@/lib/story/arrival';
import { PASSAGE_IDS } from '@/lib/story/passage-ids';

describe('the addresses of the story', () => {
  test.each(PASSAGE_IDS)('lead to passage %s and back, with a closing slash or without', (id) => {
    expect(passageAt(passagePath(id))).toBe(id);
    expect(passageAt(`${passagePath(id)}/`)).toBe(id);
  });

  test.each(['/', '/jocs/', '/nit-fresca-per-ser-maig/99/', '/nit-fresca-per-ser-maig/1/2/', '/nit-frescal'])(
    '%s shows no passage',
    (path) => {
      expect(passageAt(path)).toBeUndefined();
    },
  );
});

describe('cameFromStory', () => {
  const site = 'https://colla.example';

  it('knows who comes from another passage, below a path too', () => {
    expect(cameFromStory(`${site}/nit-fresca-per-ser-maig/5/?x=1`, site)).toBe(true);
    expect(cameFromStory(`${site}/web/nit-fresca-per-ser-maig/`, site, '/web')).toBe(true);
  });

  it.each([
    '',
    `${site}/jocs/`,
    `${site}/nit-fresca-per-ser-maig/no-hi-es/`,
    'https://other.example/nit-fresca-per-ser-maig/5/',
    'https://colla.example.org/nit-fresca-per-ser-maig/5/',
  ])('takes who comes from %j for a newcomer', (referrer) => {
    expect(cameFromStory(referrer, site)).toBe(false);
  });
});
