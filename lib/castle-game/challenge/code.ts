import type { Catalogue } from '@/lib/castle-game/catalogue/types';
import {
  type Challenge,
  type ChallengeLength,
  challengeScore,
  chooseTower,
  continueChallenge,
  startChallenge,
} from './challenge';
import { hashOf, rulesVersion } from './version';
import { isWeek } from './week';

/** Why a code is none that can be compared. */
export type CodeProblem =
  /** It is no code, or has been mistyped. */
  | 'no code'
  /** It comes from another version of the rules, in which the same choices are another game. */
  | 'other rules'
  /** Its choices cannot be made, or do not give the points it says. */
  | 'not played';

export type ReadCode =
  | { readonly ok: true; readonly challenge: Challenge }
  | { readonly ok: false; readonly reason: CodeProblem };

/** Two letters for a tower: its place among those of the game. */
const BASE = 36;
const WIDTH = 2;
/** More characters than any code has. */
const MOST_CHARACTERS = 400;

const MARKS = { long: 'r', short: 's' } as const satisfies Record<ChallengeLength, string>;

const checkOf = (text: string): string => (hashOf(text) % 46_656).toString(BASE).padStart(3, '0');

/** A challenge as a code to copy: its rules, its week, its choices and its points, with a check at the end. */
export function codeOf(catalogue: Catalogue, challenge: Challenge): string {
  const places = new Map([...catalogue.keys()].map((code, place) => [code, place]));
  const choices = challenge.choices.map((code) =>
    (places.get(code) ?? 0).toString(BASE).padStart(WIDTH, '0'),
  );
  const parts = [
    `${MARKS[challenge.length]}${rulesVersion(catalogue)}`,
    challenge.week.replace('-W', ''),
    choices.join(''),
    challengeScore(movedOn(challenge)).toString(BASE),
  ].join('-');
  return `${parts}-${checkOf(parts)}`.toUpperCase();
}

/** The towers of a code; undefined when one is none. */
function choicesOf(catalogue: Catalogue, text: string): string[] | undefined {
  const codes = [...catalogue.keys()];
  const choices = (text.match(/../g) ?? []).map((pair) => codes[Number.parseInt(pair, BASE)]);
  return choices.every((code) => code !== undefined) ? choices : undefined;
}

const lengthOf = (mark: string): ChallengeLength => (mark === MARKS.long ? 'long' : 'short');

/** Plays the choices of a code again; undefined when they cannot be made. */
function replayed(start: Challenge, choices: readonly string[]): Challenge | undefined {
  let challenge = start;
  for (const code of choices) {
    const chosen = chooseTower(challenge, code);
    if (!chosen.ok) return undefined;
    challenge = movedOn(chosen.state);
  }
  return challenge;
}

const CODE = /^([rs])([\da-z]{8})-(\d{4})(\d\d)-((?:[\da-z]{2})*)-([\da-z]{1,6})-([\da-z]{3})$/;

/**
 * Reads a code and plays it again from its choices, since anybody can write points. Spaces and case do not matter. The
 * challenge has moved on from its last result.
 */
export function readCode(catalogue: Catalogue, text: string): ReadCode {
  if (text.length > MOST_CHARACTERS) return { ok: false, reason: 'no code' };
  const plain = text.replace(/\s/g, '').toLowerCase();
  const match = CODE.exec(plain);
  const [, mark = '', version = '', year = '', number = '', towers = '', points = '', check = ''] =
    match ?? [];
  const week = `${year}-W${number}`;
  if (!match || checkOf(plain.slice(0, -1 - check.length)) !== check || !isWeek(week))
    return { ok: false, reason: 'no code' };
  if (version !== rulesVersion(catalogue)) return { ok: false, reason: 'other rules' };
  const choices = choicesOf(catalogue, towers);
  const played = choices && replayed(startChallenge(catalogue, week, lengthOf(mark)), choices);
  const claimed = Number.parseInt(points, BASE);
  return played && challengeScore(played) === claimed
    ? { ok: true, challenge: played }
    : { ok: false, reason: 'not played' };
}

/** A challenge moved on from the result on show. */
function movedOn(challenge: Challenge): Challenge {
  const next = continueChallenge(challenge);
  return next.ok ? next.state : challenge;
}
