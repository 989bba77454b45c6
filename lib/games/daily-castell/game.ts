import { daysBetween, weekdayOf } from '@/lib/dates/days';
import type { ActionResult, GameRules } from '@/lib/games/shared/types';
import { SAVED_DATA } from '@/lib/saved-data/registry';
import { formatOne } from '@/lib/towers/tower-notation';
import { type Refusal, readTry } from './building';
import { castellOf, type DailyCatalogue, type DailyTower, type PartName, type Parts } from './catalogue';
import { type DayRecord, type Days, decodeDays, encodeDays, MAX_TRIES } from './days';

/** The answer compared with the try. */
export type Comparison = 'same' | 'more' | 'less';

/** Null for hints that the weekday does not give. */
export type Feedback = {
  readonly structure: boolean;
  readonly floors: Comparison;
  /** True if support, `s` and `a` are all right. */
  readonly letters: boolean | null;
  readonly size: { readonly people: Comparison; readonly points: Comparison } | null;
};

export type DailyState = { readonly date: string; readonly days: Days };

export type DailyAction = { readonly type: 'try'; readonly text: string };

export type DailyEvent =
  | { readonly kind: 'tried'; readonly tower: DailyTower; readonly feedback: Feedback; readonly left: number }
  | { readonly kind: 'won'; readonly tower: DailyTower; readonly tries: number }
  | { readonly kind: 'lost'; readonly tower: DailyTower; readonly answer: DailyTower }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

const UNTOUCHED: DayRecord = { tries: [], result: null };

export const dayOf = ({ days, date }: DailyState): DayRecord => days[date] ?? UNTOUCHED;

export const isOver = (state: DailyState): boolean => dayOf(state).result !== null;

export type Try = { readonly tower: DailyTower; readonly feedback: Feedback };

/** For a day already won, the tower found then. Undefined if the catalogue no longer has it. */
export function answerOf(catalogue: DailyCatalogue, state: DailyState): DailyTower | undefined {
  const { tries, result } = dayOf(state);
  return result ? catalogue.byCode.get(tries.at(-1) ?? '') : castellOf(catalogue, state.date);
}

/** Skips towers that the catalogue no longer has. */
export function triesOf(catalogue: DailyCatalogue, state: DailyState): readonly Try[] {
  const answer = answerOf(catalogue, state);
  return dayOf(state).tries.flatMap((code) => {
    const tower = catalogue.byCode.get(code);
    return tower && answer ? [{ tower, feedback: feedbackOf(state.date, tower, answer) }] : [];
  });
}

export const keyOf = ({ tower }: DailyTower): string => formatOne(tower);

export const floorsUp = (tries: number, answer: DailyTower): number => Math.min(tries, answer.parts.floors);

type Hints = { readonly letters: boolean; readonly size: boolean };

/** Gives fewer hints as the week goes on. */
export function hintsOf(date: string): Hints {
  const weekday = weekdayOf(date);
  return { letters: weekday !== 'diumenge', size: weekday === 'dilluns' || weekday === 'dimarts' };
}

export function feedbackOf(date: string, tried: DailyTower, answer: DailyTower): Feedback {
  const hints = hintsOf(date);
  return {
    structure: tried.parts.structure === answer.parts.structure,
    floors: comparison(tried.parts.floors, answer.parts.floors),
    letters: hints.letters ? sameLetters(tried.parts, answer.parts) : null,
    size: hints.size
      ? {
          people: comparison(tried.people, answer.people),
          points: comparison(tried.descarregat, answer.descarregat),
        }
      : null,
  };
}

/** True if the hints of a try say that the answer has another value, each part by itself. */
export function excludes<Name extends PartName>(
  { tower: { parts }, feedback }: Try,
  name: Name,
  value: Parts[Name],
): boolean {
  switch (name) {
    case 'structure':
      return (value === parts.structure) !== feedback.structure;
    case 'floors':
      return comparison(parts.floors, Number(value)) !== feedback.floors;
    default:
      return feedback.letters === true && value !== parts[name];
  }
}

const sameLetters = (tried: Parts, answer: Parts): boolean =>
  tried.holds === answer.holds && tried.perSota === answer.perSota && tried.agulla === answer.agulla;

function comparison(tried: number, answer: number): Comparison {
  if (tried === answer) return 'same';
  return answer > tried ? 'more' : 'less';
}

type Result = ActionResult<DailyState, DailyEvent>;

/** A refused try does not count. */
export function reduceDaily(catalogue: DailyCatalogue, state: DailyState, { text }: DailyAction): Result {
  const refused = (refusal: Refusal): Result => ({ state, event: { kind: 'refused', refusal } });
  if (isOver(state)) return refused({ kind: 'over', code: text });
  const read = readTry(catalogue, text);
  if (!read.ok) return refused(read.refusal);
  const answer = castellOf(catalogue, state.date);
  if (read.tower !== answer && dayOf(state).tries.includes(keyOf(read.tower)))
    return refused({ kind: 'tried', code: read.tower.code });
  return tried(state, read.tower, answer);
}

function tried(state: DailyState, tower: DailyTower, answer: DailyTower): Result {
  const code = keyOf(tower);
  // If the catalogue changed, a tower tried before may be the answer. Trying it again wins.
  const tries = [...dayOf(state).tries.filter((other) => other !== code), code];
  const ended = (result: number | null): DailyState => ({
    ...state,
    days: { ...state.days, [state.date]: { tries, result } },
  });
  if (tower === answer) {
    return { state: ended(tries.length), event: { kind: 'won', tower, tries: tries.length } };
  }
  const left = MAX_TRIES - tries.length;
  if (left === 0) return { state: ended(0), event: { kind: 'lost', tower, answer } };
  const feedback = feedbackOf(state.date, tower, answer);
  return { state: ended(null), event: { kind: 'tried', tower, feedback, left } };
}

export type Attendance = {
  readonly played: number;
  /** Days since the first one finished. Today counts only once it is finished. */
  readonly days: number;
  /** Days found in one try, two tries and so on. */
  readonly found: readonly number[];
  readonly missed: number;
};

/** Ignores future dates and unfinished days. */
export function attendanceOf(days: Days, today: string): Attendance {
  const over = Object.entries(days).filter(([date, { result }]) => result !== null && date <= today);
  const results = over.map(([, { result }]) => result);
  const [first] = over.map(([date]) => date).sort();
  const since = first === undefined ? 0 : daysBetween(first, today);
  const countOf = (tries: number) => results.filter((result) => result === tries).length;
  return {
    played: over.length,
    days: over.some(([date]) => date === today) ? since + 1 : since,
    found: Array.from({ length: MAX_TRIES }, (_, place) => countOf(place + 1)),
    missed: countOf(0),
  };
}

export function dailyRules(
  catalogue: DailyCatalogue,
  date: string,
): GameRules<DailyState, DailyAction, DailyEvent> {
  return {
    initial: { date, days: {} },
    reduce: (state, action) => reduceDaily(catalogue, state, action),
    storageKey: SAVED_DATA.dia.keys.days,
    encode: ({ days }) => encodeDays(days),
    decode: (text) => {
      const days = decodeDays(text);
      return days && { date, days };
    },
    isWorthSaving: ({ days }) => Object.keys(days).length > 0,
  };
}
