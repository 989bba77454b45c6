import { availableTowers } from '@/lib/castle-game/engine/actions';
import { chancesOf } from '@/lib/castle-game/engine/chances';
import type { Catalogue } from '@/lib/castle-game/types';
import { addDays } from '@/lib/dates/days';
import {
  type Challenge,
  challengeScore,
  chooseTower,
  continueChallenge,
  isChallengeOver,
  mondayOf,
  startChallenge,
  type Week,
  weekOf,
} from './challenge';
import { codeOf, partsOf } from './code';

/** The first finished challenge of a week. */
export type WeekResult = {
  readonly week: Week;
  readonly points: number;
  readonly code: string;
  /** Points of `usualScore` in the same week, more than 0. */
  readonly usual: number;
};

/** Stored as `<code>:<usual>`, one per week, separated by spaces. */
function resultIn(stored: string): WeekResult | undefined {
  const [code = '', usual = ''] = stored.split(':');
  const parts = partsOf(code);
  if (!parts?.over || !/^[1-9]\d{0,6}$/.test(usual)) return undefined;
  const { week, points } = parts;
  return { week, points, code, usual: Number(usual) };
}

/** Ignores what cannot be read. In ascending order of weeks. */
export const resultsIn = (text: string): readonly WeekResult[] =>
  text
    .split(' ')
    .flatMap((stored) => resultIn(stored) ?? [])
    .filter((result, index, all) => all.findIndex(({ week }) => week === result.week) === index)
    .sort((one, other) => one.week.localeCompare(other.week));

export const resultOf = (results: readonly WeekResult[], week: Week): WeekResult | undefined =>
  results.find((result) => result.week === week);

/** Unless its week has a result. */
export function withResult(catalogue: Catalogue, text: string, challenge: Challenge): string {
  const { week } = challenge;
  if (!isChallengeOver(challenge) || resultOf(resultsIn(text), week)) return text;
  const entry = `${codeOf(catalogue, challenge)}:${usualScore(catalogue, week)}`;
  return text === '' ? entry : `${text} ${entry}`;
}

const NOTHING = { code: '', points: -1 };

/** Points of always choosing the tower with the most points on average. The measure of a week, at least 1. */
export function usualScore(catalogue: Catalogue, week: Week): number {
  let challenge = startChallenge(catalogue, week);
  while (!isChallengeOver(challenge)) {
    const { stats } = challenge.game.team;
    const worth = availableTowers(challenge.game).map((code) => {
      const [whole, loaded] = chancesOf(stats, code);
      const { descarregat = 0, carregat = 0 } = stats[code] ?? {};
      return { code, points: Math.round(whole * descarregat + loaded * carregat) };
    });
    const best = worth.reduce((one, other) => (other.points > one.points ? other : one), NOTHING);
    const chosen = chooseTower(challenge, best.code);
    const next = chosen.ok ? continueChallenge(chosen.state) : chosen;
    if (!next.ok) break;
    challenge = next.state;
  }
  return Math.max(1, challengeScore(challenge));
}

/** Weeks in a row with a result until `week`, which does not break the streak before its end. */
export function streakOf(results: readonly WeekResult[], week: Week): number {
  const played = new Set(results.map((result) => result.week));
  const before = (one: Week) => weekOf(addDays(mondayOf(one), -7));
  let last = played.has(week) ? week : before(week);
  let streak = 0;
  for (; played.has(last); last = before(last)) streak += 1;
  return streak;
}
