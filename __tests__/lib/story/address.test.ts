import { passageAt, passagePath } from '@/lib/story/address';
import { passageBefore } from '@/lib/story/arrival';
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

describe('passageBefore', () => {
  const site = 'https://colla.example';

  it('names the passage that one comes from, below a path too', () => {
    expect(passageBefore(`${site}/nit-fresca-per-ser-maig/5/?x=1`, site)).toBe('5');
    expect(passageBefore(`${site}/web/nit-fresca-per-ser-maig/`, site, '/web')).toBe('home');
  });

  it.each([
    '',
    `${site}/jocs/`,
    `${site}/nit-fresca-per-ser-maig/no-hi-es/`,
    'https://other.example/nit-fresca-per-ser-maig/5/',
    'https://colla.example.org/nit-fresca-per-ser-maig/5/',
  ])('takes who comes from %j for a newcomer', (referrer) => {
    expect(passageBefore(referrer, site)).toBeUndefined();
  });
});
