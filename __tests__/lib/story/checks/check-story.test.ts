import { checkStory } from '@/lib/story/checks/check-story';
import { CHECKS } from '@/lib/story/checks/problem';
import { anEnding, aPassage, aStory, aStoryWith, smallRules } from '../../../builders/story';

const named = (problems: ReturnType<typeof checkStory>) =>
  problems.map(({ check, passage }) => `${check}: ${passage}`);

const without = (absent: string) => aStory().filter(({ id }) => id !== absent);

/** One broken story for each check: the fault that must be named and where. */
const FAULTS = [
  ['no home: home', without('home')],
  ['id: plaça', aStoryWith(aPassage('plaça', ['4', '5']))],
  ['unknown target: 1', without('3')],
  ['repeated passage: 2', [...aStory(), aPassage('2', ['4', '5'])]],
  ['unknown target: 2', aStoryWith(aPassage('2', ['4', '78']))],
  ['number of options: home', aStoryWith(aPassage('home', ['1', '2']))],
  ['number of options: 3', aStoryWith(aPassage('3', ['5']))],
  ['number of options: 4', aStoryWith(aPassage('4', ['5'], { final: 1 }))],
  ['same target twice: 3', aStoryWith(aPassage('3', ['5', '5']))],
  [
    'option lines: 3',
    aStoryWith(
      aPassage('3', [], {
        options: [
          { text: ['un', 'dos', 'tres'], link: '4' },
          { text: ['un'], link: '5' },
        ],
      }),
    ),
  ],
  ['title: 5', aStoryWith(anEnding('5', 2, { title: ' ' }))],
  ['paragraphs: 5', aStoryWith(anEnding('5', 2, { text: ['Un dos tres quatre cinc.'] }))],
  ['words: 5', aStoryWith(anEnding('5', 2, { text: ['Un.', '— dos —'] }))],
  ['unreachable: 6', aStoryWith(aPassage('6', ['4', '5']))],
  ['no ending ahead: 3', aStoryWith(aPassage('3', ['3', '78']))],
  ['loop: 3', aStoryWith(aPassage('3', ['1', '5']))],
  ['ending number: 5', aStoryWith(anEnding('5', 1))],
  ['ending number: 5', aStoryWith(anEnding('5', 3))],
  ['ending number: 4', aStoryWith(anEnding('4', 0.5))],
  ['early ending: 4', aStoryWith(aPassage('1', ['2', '4']))],
] as const;

describe('checkStory', () => {
  test('finds nothing in a sound story', () => {
    expect(checkStory(aStory(), smallRules())).toEqual([]);
  });

  test.each(FAULTS)('names the fault «%s»', (fault, story) => {
    expect(named(checkStory(story, smallRules()))).toContain(fault);
  });

  test('every check is proved by a fault, so that none can fall asleep', () => {
    const proved = new Set<string>(FAULTS.map(([fault]) => fault.split(':')[0] ?? ''));
    expect(CHECKS.filter((check) => !proved.has(check))).toEqual([]);
  });

  test('wants the untitled passage to stay untitled', () => {
    const rules = smallRules({ untitled: ['5'] });
    expect(named(checkStory(aStory(), rules))).toEqual(['title: 5']);
    expect(checkStory(aStoryWith(anEnding('5', 2, { title: undefined })), rules)).toEqual([]);
  });
});
