import fc from 'fast-check';
import { MAX_VIDEOS, parseVideoFeed, posterOf, videoIdOf } from '@/lib/videos/feed';

const watch = (id: string) => `https://www.youtube.com/watch?v=${id}`;
const item = (id: string, title = 'Diada') => ({ link: watch(id), title });

describe('video ids', () => {
  test.each([
    [watch('aB3_-xyz890'), 'aB3_-xyz890'],
    [`${watch('aB3_-xyz890')}&t=12s`, 'aB3_-xyz890'],
    ['https://www.youtube.com/watch?list=x&v=aB3_-xyz890', 'aB3_-xyz890'],
    ['https://www.youtube.com/shorts/aB3_-xyz890', 'aB3_-xyz890'],
    ['https://www.youtube.com/shorts/aB3_-xyz890?feature=share', 'aB3_-xyz890'],
  ])('%s is understood', (link, id) => {
    expect(videoIdOf(link)).toBe(id);
  });

  test.each([
    watch('short'),
    watch('twelve-chars'),
    watch('"><script>'),
    watch('abc/../defg'),
    watch('aB3_-xyz89\n'),
    'https://www.youtube.com/channel/aB3_-xyz890',
    '',
  ])('%j has no id', (link) => {
    expect(videoIdOf(link)).toBeNull();
  });

  test('an id from any link is safe in an address', () => {
    fc.assert(
      fc.property(fc.string(), (tail) => {
        const id = videoIdOf(watch(tail));
        return id === null || (id.length === 11 && encodeURIComponent(id) === id);
      }),
    );
  });
});

describe('video feed', () => {
  test('malformed items are skipped and counted, the others stay in order', () => {
    const malformed = [null, 3, { link: watch('bbbbbbbbbbb') }, item('bad')];
    const items = [item('aaaaaaaaaaa', ' Pilar '), ...malformed, item('ccccccccccc')];
    expect(parseVideoFeed({ items })).toEqual({
      videos: [
        { id: 'aaaaaaaaaaa', title: 'Pilar' },
        { id: 'ccccccccccc', title: 'Diada' },
      ],
      skipped: 4,
    });
  });

  test('a repeated video is listed once', () => {
    expect(parseVideoFeed({ items: [item('aaaaaaaaaaa', 'A'), item('aaaaaaaaaaa', 'B')] })?.videos).toEqual([
      { id: 'aaaaaaaaaaa', title: 'A' },
    ]);
  });

  test('ten at most, the first of the feed', () => {
    const items = Array.from({ length: 14 }, (_, index) => item(`video-id-${10 + index}`));
    const videos = parseVideoFeed({ items })?.videos ?? [];
    expect(videos).toHaveLength(MAX_VIDEOS);
    expect(videos[0]?.id).toBe('video-id-10');
  });

  test('an empty feed is a feed, anything else is a failure', () => {
    expect(parseVideoFeed({ items: [] })).toEqual({ videos: [], skipped: 0 });
    for (const broken of [null, undefined, 'x', [], {}, { items: {} }])
      expect(parseVideoFeed(broken)).toBeNull();
  });

  test('nothing the network brings breaks it', () => {
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.anything()), (any, items) => {
        parseVideoFeed(any);
        expect(parseVideoFeed({ items })).not.toBeNull();
      }),
    );
  });
});

const posters = ['Pilar de set', 'Pilar de set amb folre', 'Set de set'].map((name) => ({
  name,
  picture: name,
}));

test.each([
  ['Pilar de set amb folre, novembre de 2023', 'Pilar de set amb folre'],
  ['El nostre pilar de set', 'Pilar de set'],
  ['Pilar de setze', undefined],
  ['Gosset de set', undefined],
  ['Taller de gralla', undefined],
])('the poster of «%s» is %s', (title, expected) => {
  expect(posterOf(title, posters)).toBe(expected);
});
