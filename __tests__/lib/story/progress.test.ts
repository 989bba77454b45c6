import { aStory } from '@/__tests__/builders/story';
import { buildGraph } from '@/lib/story/graph';
import type { PassageId } from '@/lib/story/passage';
import {
  EMPTY_PROGRESS,
  enterPassage,
  followOption,
  forgetReading,
  leftOffAt,
  type StoryProgress,
} from '@/lib/story/progress';

const graph = buildGraph(aStory());
const walk = (...ids: readonly PassageId[]): StoryProgress =>
  ids.reduce((progress, id) => enterPassage(progress, graph, id), EMPTY_PROGRESS);

describe('enterPassage', () => {
  test('follows a night from option to option, and counts its ending', () => {
    expect(walk('1', '2', '4')).toMatchObject({
      path: ['1', '2', '4'],
      visited: ['1', '2', '4'],
      taken: ['1>2', '2>4'],
      endings: [1],
    });
  });

  test('shortens the path on going back, and keeps what was taken', () => {
    const progress = walk('1', '2', '4', '2', '5');
    expect(progress.path).toEqual(['1', '2', '5']);
    expect(progress.taken).toEqual(['1>2', '2>4', '2>5']);
    expect(progress.endings).toEqual([1, 2]);
  });

  test('changes nothing when a page is loaded again', () => {
    expect(walk('1', '2', '2')).toEqual(walk('1', '2'));
  });

  test('starts another night on playing again, and on a passage that is no option of the last one', () => {
    expect(walk('1', '2', '4', '1').path).toEqual(['1']);
    expect(walk('2', '1').path).toEqual(['1']);
    expect(walk('1', '5').path).toEqual(['5']);
  });

  test('takes home for a door: the night goes on behind it', () => {
    expect(walk('1', '2', 'home')).toMatchObject({ path: ['1', '2'], visited: ['1', '2', 'home'] });
  });

  test('counts an ending once', () => {
    expect(walk('1', '2', '4', '1', '3', '4').endings).toEqual([1]);
  });
});

describe('followOption', () => {
  test('is the next step of a night when its passage had been opened', () => {
    expect(followOption(walk('1', '2'), graph, '2', '4')).toEqual(walk('1', '2', '4'));
  });

  test('opens the passage of the option too when nobody had said that it was', () => {
    expect(followOption(walk('1'), graph, '2', '4')).toEqual(walk('1', '2', '4'));
    expect(followOption(walk('1', '3', '4'), graph, '2', '5')).toEqual(walk('1', '3', '4', '2', '5'));
  });

  test('goes back and loads again like any other opening', () => {
    expect(followOption(walk('1', '2', '4'), graph, '1', '2')).toEqual(walk('1', '2', '4', '2'));
    expect(followOption(walk('1', '2'), graph, '1', '2')).toEqual(walk('1', '2'));
  });

  test('is a plain opening for who comes from elsewhere', () => {
    expect(followOption(walk('1'), graph, undefined, '5')).toEqual(walk('1', '5'));
  });

  test('believes in no option that the passage does not have', () => {
    expect(followOption(walk('1'), graph, '4', '5')).toEqual(walk('1', '5'));
  });
});

describe('leftOffAt', () => {
  test('is the last passage of a night without an ending', () => {
    expect(leftOffAt(walk('1', '2', 'home'), graph)).toBe('2');
  });

  test('is nowhere before a night begins and after it ends', () => {
    expect(leftOffAt(EMPTY_PROGRESS, graph)).toBeUndefined();
    expect(leftOffAt(walk('1', '2', '4'), graph)).toBeUndefined();
  });
});

describe('forgetReading', () => {
  test('forgets what was read and keeps the letter', () => {
    const progress = { ...walk('1', '2', '4'), noteHidden: true, size: 'gran', face: 'serifa' } as const;
    expect(forgetReading(progress)).toEqual({ ...EMPTY_PROGRESS, size: 'gran', face: 'serifa' });
  });
});
