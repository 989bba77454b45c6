import { pathToText } from '@/lib/story/path-text';
import { anEnding, aStoryWith } from './a-story';

const story = aStoryWith(anEnding('5', 2, { title: undefined, note: 'descalç' }));

describe('pathToText', () => {
  test('tells the night in order, with the option taken and the ending', () => {
    expect(pathToText(story, ['1', '2', '5'])).toBe(
      [
        'Passatge 1',
        'Un dos tres.',
        'Quatre cinc sis.',
        '→ Cap a 2',
        '* * *',
        'Passatge 2',
        'Un dos tres.',
        'Quatre cinc sis.',
        '→ Cap a 5',
        '* * *',
        '(sense títol)',
        'Un dos tres.',
        'Quatre cinc sis.',
        'FINAL 2 (descalç)',
      ].join('\n\n'),
    );
  });

  test('stops at the last passage of a night still going on', () => {
    expect(pathToText(story, ['1'])).not.toContain('→');
  });

  test('leaves out passages it was not given', () => {
    expect(pathToText(story, ['78'])).toBe('');
  });
});
