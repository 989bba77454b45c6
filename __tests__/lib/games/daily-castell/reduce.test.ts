import { aDay, CATALOGUE, dateOf } from '@/__tests__/builders/daily-castell';
import { reduceDaily } from '@/lib/games/daily-castell/reduce';
import { decodeDays, encodeDays } from '@/lib/games/daily-castell/saved';
import { answerOf, dayOf, floorsUp, isOver, triesOf } from '@/lib/games/daily-castell/state';
import type { DailyState } from '@/lib/games/daily-castell/types';

const date = dateOf('3d7');
const WRONG = ['3d5', '4d5', 'Pd4', '5d5', '4d6', '3d6'];

const attempt = (state: DailyState, text: string) => reduceDaily(CATALOGUE, state, { type: 'try', text });
const after = (texts: readonly string[]) =>
  texts.reduce((state, text) => attempt(state, text).state, aDay(date));

test('a try is kept under its date and answered', () => {
  const { state, event } = attempt(aDay(date), '3d6');
  expect(event).toMatchObject({ kind: 'tried', left: 5, feedback: { structure: true, floors: 'more' } });
  expect(dayOf(state)).toEqual({ tries: ['3d6'], result: null });
  expect(triesOf(CATALOGUE, state)).toHaveLength(1);
});

test('the tower of the day ends it, with the tries that it took', () => {
  const { state, event } = attempt(after(['3d6', '4d6']), '3d7');
  expect(event).toMatchObject({ kind: 'won', tries: 3 });
  expect([isOver(state), dayOf(state).result]).toEqual([true, 3]);
});

test('six tries without it end the day too, and say which it was', () => {
  const { state, event } = attempt(after(WRONG.slice(0, 5)), '3d6');
  expect(event).toMatchObject({ kind: 'lost', answer: { code: '3d7' } });
  expect(dayOf(state).result).toBe(0);
});

test('a sixth try can still find it', () => {
  expect(dayOf(after([...WRONG.slice(0, 5), '3d7'])).result).toBe(6);
});

test.each([
  ['a try again', ['3d6'], '3d6', 'tried'],
  ['no tower', ['3d6'], 'x', 'unreadable'],
  ['a day that is over', ['3d7'], '3d6', 'over'],
])('%s is refused and costs nothing', (_what, before, text, kind) => {
  const state = after(before);
  expect(attempt(state, text)).toEqual({ state, event: { kind: 'refused', refusal: { kind, code: text } } });
});

test('a tower that was tried before it became the answer wins when it is tried again', () => {
  const state: DailyState = { date, days: { [date]: { tries: ['3d7', '3d6'], result: null } } };
  const won = attempt(state, '3d7');
  expect(won.event).toMatchObject({ kind: 'won', tries: 2 });
  expect(dayOf(won.state)).toEqual({ tries: ['3d6', '3d7'], result: 2 });
  expect(decodeDays(encodeDays(won.state.days))).toEqual(won.state.days);
});

test('a day that was found keeps the tower found then, whatever the table says now', () => {
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

test('other days stay as they are', () => {
  const days = { '2026-09-15': { tries: ['3d5'], result: null } };
  expect(attempt({ date, days }, '3d6').state.days['2026-09-15']).toEqual(days['2026-09-15']);
});

test('the silhouette grows a floor with each try, and not beyond the tower', () => {
  const [answer] = CATALOGUE.towers.filter(({ code }) => code === 'Pd4');
  expect([0, 1, 4, 6].map((tries) => answer && floorsUp(tries, answer))).toEqual([0, 1, 4, 4]);
});
