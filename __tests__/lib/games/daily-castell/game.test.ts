import { aDailyTower, aDay, CATALOGUE, dateOf } from '@/__tests__/builders/daily-castell';
import { attendanceText } from '@/content/interface/games/daily-castell';
import { addDays } from '@/lib/dates/days';
import { PART_NAMES } from '@/lib/games/daily-castell/catalogue';
import { decodeDays, encodeDays } from '@/lib/games/daily-castell/days';
import {
  answerOf,
  attendanceOf,
  type DailyState,
  dayOf,
  excludes,
  feedbackOf,
  floorsUp,
  hintsOf,
  isOver,
  reduceDaily,
  triesOf,
} from '@/lib/games/daily-castell/game';

describe('feedback', () => {
  const MONDAY = '2026-11-16';
  const WEEK = Array.from({ length: 7 }, (_, day) => addDays(MONDAY, day));

  const compare = (tried: string, answer: string) =>
    feedbackOf(MONDAY, aDailyTower(tried), aDailyTower(answer));

  test('comparisons are symmetric', () => {
    const opposite = { more: 'less', less: 'more', same: 'same' } as const;
    for (const one of CATALOGUE.towers)
      for (const other of CATALOGUE.towers) {
        const { structure, floors, letters, size } = feedbackOf(MONDAY, one, other);
        expect(feedbackOf(MONDAY, other, one)).toEqual({
          structure,
          floors: opposite[floors],
          letters,
          size: size && { people: opposite[size.people], points: opposite[size.points] },
        });
      }
  });

  test.each([
    ['3d6', '4d6', { structure: false, floors: 'same' }],
    ['3d5', '3d8f', { structure: true, floors: 'more' }],
    ['5d5', 'Pd4', { structure: false, floors: 'less' }],
    // Letters are right only if all are.
    ['3d6', 'Td6', { letters: true }],
    ['3d6a', '3d6', { letters: false }],
    ['3d6s', '3d6', { letters: false }],
    ['Td7f', 'Td8fm', { letters: false }],
    ['Td7f', '3d8f', { letters: true }],
    ['3d5', '4d5', { size: { people: 'more', points: 'more' } }],
    ['5d5', '5d5m', { size: { people: 'same', points: 'more' } }],
    ['4d6', '3d6', { size: { people: 'less', points: 'more' } }],
  ])('%s compared with %s is %j', (tried, answer, feedback) => {
    expect(compare(tried, answer)).toMatchObject(feedback);
  });

  test('people and points are hints of Monday and Tuesday, letters of all days but Sunday', () => {
    expect(WEEK.map((date) => hintsOf(date).size)).toEqual([true, true, false, false, false, false, false]);
    expect(WEEK.map((date) => hintsOf(date).letters)).toEqual([true, true, true, true, true, true, false]);
    const [one, other] = [aDailyTower('3d6'), aDailyTower('3d6a')];
    for (const date of WEEK) {
      const { letters, size } = feedbackOf(date, one, other);
      expect({ letters: letters !== null, size: size !== null }).toEqual(hintsOf(date));
    }
  });
});

describe('what hints exclude', () => {
  const MONDAY = '2026-11-16';

  test('never is a part of the answer, and always is a part that was wrong', () => {
    for (const tower of CATALOGUE.towers)
      for (const answer of CATALOGUE.towers) {
        const one = { tower, feedback: feedbackOf(MONDAY, tower, answer) };
        for (const name of PART_NAMES) expect(excludes(one, name, answer.parts[name])).toBe(false);
        const { structure, floors } = tower.parts;
        expect(excludes(one, 'structure', structure)).toBe(structure !== answer.parts.structure);
        expect(excludes(one, 'floors', floors)).toBe(floors !== answer.parts.floors);
      }
  });

  test('is the other structures of a right one, the floors on the wrong side and the other letters', () => {
    const one = {
      tower: aDailyTower('3d6s'),
      feedback: { structure: true, floors: 'more', letters: true, size: null },
    } as const;
    expect(excludes(one, 'structure', '4')).toBe(true);
    expect([5, 6, 7].map((floors) => excludes(one, 'floors', floors))).toEqual([true, true, false]);
    expect([excludes(one, 'perSota', false), excludes(one, 'agulla', true)]).toEqual([true, true]);
    const unknown = { ...one, feedback: { ...one.feedback, letters: null } };
    expect([excludes(unknown, 'perSota', false), excludes(unknown, 'holds', 'f')]).toEqual([false, false]);
  });
});

describe('reduce', () => {
  const date = dateOf('3d7');
  const WRONG = ['3d5', '4d5', 'Pd4', '5d5', '4d6', '3d6'];

  const attempt = (state: DailyState, text: string) => reduceDaily(CATALOGUE, state, { type: 'try', text });
  const refusedAs = (kind: string, code: string) => ({ kind: 'refused', refusal: { kind, code } });
  const tryAll = (texts: readonly string[]) =>
    texts.reduce((state, text) => attempt(state, text).state, aDay(date));

  test.each<[string, readonly string[], string, object, object]>([
    [
      'a try is stored',
      [],
      '3d6',
      { kind: 'tried', left: 5, feedback: { structure: true, floors: 'more' } },
      { tries: ['3d6'], result: null },
    ],
    ['the tower of the day wins', ['3d6', '4d6'], '3d7', { kind: 'won', tries: 3 }, { result: 3 }],
    ['the sixth try can win', WRONG.slice(0, 5), '3d7', { kind: 'won', tries: 6 }, { result: 6 }],
    ['six tries lose', WRONG.slice(0, 5), '3d6', { kind: 'lost', answer: { code: '3d7' } }, { result: 0 }],
    ['a try again does not count', ['3d6'], '3d6', refusedAs('tried', '3d6'), { tries: ['3d6'] }],
    ['no tower does not count', ['3d6'], 'x', refusedAs('unreadable', 'x'), { tries: ['3d6'] }],
    ['nothing is tried when it is over', ['3d7'], '3d6', refusedAs('over', '3d6'), { tries: ['3d7'] }],
  ])('%s', (_, before, text, event, day) => {
    const result = attempt(tryAll(before), text);
    expect(result.event).toMatchObject(event);
    expect(dayOf(result.state)).toMatchObject(day);
    expect(isOver(result.state)).toBe(dayOf(result.state).result !== null);
  });

  test('a tower tried before it became the answer wins when tried again', () => {
    const state: DailyState = { date, days: { [date]: { tries: ['3d7', '3d6'], result: null } } };
    const won = attempt(state, '3d7');
    expect(won.event).toMatchObject({ kind: 'won', tries: 2 });
    expect(dayOf(won.state)).toEqual({ tries: ['3d6', '3d7'], result: 2 });
    expect(decodeDays(encodeDays(won.state.days))).toEqual(won.state.days);
  });

  test('a day already won keeps its tower if the table changes', () => {
    const found = (code: string): DailyState => ({
      date,
      days: { [date]: { tries: ['3d5', code], result: 2 } },
    });
    expect(answerOf(CATALOGUE, found('3d6'))?.code).toBe('3d6');
    expect(triesOf(CATALOGUE, found('3d6')).at(-1)?.feedback).toMatchObject({
      structure: true,
      floors: 'same',
    });
    expect(answerOf(CATALOGUE, found('9d9f'))).toBeUndefined();
    expect(triesOf(CATALOGUE, found('9d9f'))).toEqual([]);
    expect(answerOf(CATALOGUE, { date, days: { [date]: { tries: WRONG, result: 0 } } })?.code).toBe('3d7');
  });

  test('the silhouette has a floor per try, at most those of the tower', () => {
    const [answer] = CATALOGUE.towers.filter(({ code }) => code === 'Pd4');
    expect([0, 1, 4, 6].map((tries) => answer && floorsUp(tries, answer))).toEqual([0, 1, 4, 4]);
  });
});

describe('attendance', () => {
  const found = (tries: number) => ({ tries: Array(tries).fill('3d6'), result: tries });
  const DAYS = {
    '2026-11-01': found(3),
    '2026-11-02': found(3),
    '2026-11-05': { tries: Array(6).fill('3d6'), result: 0 },
    '2026-11-06': { tries: ['3d6'], result: null },
  };

  test('days not played do not count as missed, nor does today before it is finished', () => {
    const attendance = attendanceOf(DAYS, '2026-11-06');
    expect(attendance).toEqual({ played: 3, days: 5, found: [0, 0, 2, 0, 0, 0], missed: 1 });
    expect(attendanceText(attendance)).toBe('3 de 5 dies');
    const played = attendanceOf({ ...DAYS, '2026-11-06': found(1) }, '2026-11-06');
    expect(attendanceText(played)).toBe('4 de 6 dies');
  });

  test('future days do not count', () => {
    expect(attendanceOf({ '2027-01-01': found(2) }, '2026-11-01').played).toBe(0);
  });
});
