import { bundleEnhancements } from '@/scripts/build/postbuild/enhancements';

describe('the one script of a static page', () => {
  test('holds every enhancement and no React, and stands by itself', async () => {
    const { text } = await bundleEnhancements('static', {});
    for (const mark of ['data-menu', 'data-slideshow', 'data-agenda', 'data-embed'])
      expect(text).toContain(mark);
    expect(text).not.toMatch(/react|process\.env|\bimport\b|\brequire\(/i);
  });

  test('is shorter on an interactive page, by what static pages alone hold', async () => {
    const { text } = await bundleEnhancements('interactive', {});
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

  test('has another name when its text is another, and the same one when it is not', async () => {
    const one = await bundleEnhancements('static', { NEXT_PUBLIC_BASE_PATH: '/web' });
    const same = await bundleEnhancements('static', { NEXT_PUBLIC_BASE_PATH: '/web' });
    const other = await bundleEnhancements('static', { NEXT_PUBLIC_BASE_PATH: '' });
    expect(one.text).toContain('"/web"');
    expect(one).toEqual(same);
    expect(one.name).toMatch(/^enhancements-[\w-]{10}\.js$/);
    expect(other.name).not.toBe(one.name);
  });
});
