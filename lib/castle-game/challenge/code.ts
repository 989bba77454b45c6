import type { Catalogue } from '@/lib/castle-game/types';
import { textHash } from '@/lib/values/hash';
import {
  type Challenge,
  type ChallengeLength,
  challengeScore,
  chooseTower,
  continueChallenge,
  isWeek,
  rulesVersion,
  startChallenge,
} from './challenge';

export type CodeProblem =
  /** Not a code, or mistyped. */
  | 'no code'
  /** The rules have changed, so the same choices give another game. */
  | 'other rules'
  /** The choices are not possible, or give other points. */
  | 'not played';

export type ReadCode =
  | { readonly ok: true; readonly challenge: Challenge }
  | { readonly ok: false; readonly reason: CodeProblem };

/** A tower is its index in the catalogue, as two base-36 digits. */
const BASE = 36;
const WIDTH = 2;
const MAX_CHARACTERS = 400;

const MARKS = { long: 'r', short: 's' } as const satisfies Record<ChallengeLength, string>;

const checkOf = (text: string): string => (textHash(text) % 46_656).toString(BASE).padStart(3, '0');

/** Contains rules, week, choices, points and a checksum. */
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

/** Returns `undefined` if an index is not in the catalogue. */
function choicesOf(catalogue: Catalogue, text: string): string[] | undefined {
  const codes = [...catalogue.keys()];
  const choices = (text.match(/../g) ?? []).map((pair) => codes[Number.parseInt(pair, BASE)]);
  return choices.every((code) => code !== undefined) ? choices : undefined;
}

const lengthOf = (mark: string): ChallengeLength => (mark === MARKS.long ? 'long' : 'short');

/** Returns `undefined` if a choice is not possible. */
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
 * Replays the choices, since points can be forged. Ignores spaces and case. In the returned challenge, no
 * result is pending.
 */
export function readCode(catalogue: Catalogue, text: string): ReadCode {
  if (text.length > MAX_CHARACTERS) return { ok: false, reason: 'no code' };
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

function movedOn(challenge: Challenge): Challenge {
  const next = continueChallenge(challenge);
  return next.ok ? next.state : challenge;
}
