import { PASSAGE_IDS, parsePassageId } from '@/lib/story/passage-ids';

describe('parsePassageId', () => {
  test.each(PASSAGE_IDS)('knows passage %s', (id) => {
    expect(parsePassageId(id)).toBe(id);
  });

  test.each(['0', '79', '01', '1.0', '-1', 'a', 'C', '', 'constructor', '__proto__'])(
    'refuses %p',
    (text) => {
      expect(parsePassageId(text)).toBeUndefined();
    },
  );
});
