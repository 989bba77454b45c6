import { bundleBehaviours } from '@/scripts/ship/behaviours';

describe('the one script of a document', () => {
  it('holds every behaviour and no React, and stands by itself', async () => {
    const { text } = await bundleBehaviours('document', {});
    for (const mark of ['data-menu', 'data-slideshow', 'data-agenda', 'data-embed'])
      expect(text).toContain(mark);
    expect(text).not.toMatch(/react|process\.env|\bimport\b|\brequire\(/i);
  });

  it('is shorter on a feature, by what documents alone hold', async () => {
    const { text } = await bundleBehaviours('feature', {});
    for (const mark of ['data-menu', 'data-embed']) expect(text).toContain(mark);
    for (const mark of [
      'data-slideshow',
      'data-agenda',
      'data-next-meeting',
      'data-on-this-day',
      'data-quotes',
    ])
      expect(text).not.toContain(mark);
  });

  it('has another name when its text is another, and the same one when it is not', async () => {
    const one = await bundleBehaviours('document', { NEXT_PUBLIC_BASE_PATH: '/web' });
    const same = await bundleBehaviours('document', { NEXT_PUBLIC_BASE_PATH: '/web' });
    const other = await bundleBehaviours('document', { NEXT_PUBLIC_BASE_PATH: '' });
    expect(one.text).toContain('"/web"');
    expect(one).toEqual(same);
    expect(one.name).toMatch(/^behaviours-[\w-]{10}\.js$/);
    expect(other.name).not.toBe(one.name);
  });
});
