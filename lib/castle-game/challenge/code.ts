import type { Catalogue } from '@/lib/castle-game/types';
import { textHash } from '@/lib/values/hash';
import {
  type Challenge,
  challengeScore,
  chooseTower,
  continueChallenge,
  isChallengeOver,
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
const MAX_CHARACTERS = 600;

/** First letter of a code. */
const MARKS = { over: 'p', inCourse: 'r' } as const;

const checkOf = (text: string): string => (textHash(text) % 46_656).toString(BASE).padStart(3, '0');

/** Contains rules, week, choices, points and a checksum. */
export function codeOf(catalogue: Catalogue, challenge: Challenge): string {
  const after = movedOn(challenge);
  const places = new Map([...catalogue.keys()].map((code, place) => [code, place]));
  const choices = challenge.choices.map((code) =>
    (places.get(code) ?? 0).toString(BASE).padStart(WIDTH, '0'),
  );
  const parts = [
    `${isChallengeOver(after) ? MARKS.over : MARKS.inCourse}${rulesVersion(catalogue)}`,
    challenge.week.replace('-W', ''),
    choices.join(''),
    challengeScore(after).toString(BASE),
  ].join('-');
  return `${parts}-${checkOf(parts)}`.toUpperCase();
}

function choicesOf(catalogue: Catalogue, text: string): string[] | undefined {
  const codes = [...catalogue.keys()];
  const choices = (text.match(/../g) ?? []).map((pair) => codes[Number.parseInt(pair, BASE)]);
  return choices.every((code) => code !== undefined) ? choices : undefined;
}

function replayed(start: Challenge, choices: readonly string[]): Challenge | undefined {
  let challenge = start;
  for (const code of choices) {
    const chosen = chooseTower(challenge, code);
    if (!chosen.ok) return undefined;
    challenge = movedOn(chosen.state);
  }
  return challenge;
}

const CODE = /^([rp])([\da-z]{8})-(\d{4})(\d\d)-((?:[\da-z]{2})*)-([\da-z]{1,6})-([\da-z]{3})$/;

/** What a code says, without playing it. Ignores spaces, case and the address of a link. */
export function partsOf(text: string) {
  if (text.length > MAX_CHARACTERS) return undefined;
  const plain = text.toLowerCase().replace(/\s|^.*[?&]repte=|[&#].*$/gs, '');
  const match = CODE.exec(plain);
  if (!match) return undefined;
  const [, mark = '', version = '', year = '', number = '', towers = '', points = '', check = ''] = match;
  const week = `${year}-W${number}`;
  if (checkOf(plain.slice(0, -1 - check.length)) !== check || !isWeek(week)) return undefined;
  return { over: mark === MARKS.over, version, week, towers, points: Number.parseInt(points, BASE) };
}

/** Replays the choices, since points can be forged. In the returned challenge, no result is pending. */
export function readCode(catalogue: Catalogue, text: string): ReadCode {
  const parts = partsOf(text);
  if (!parts) return { ok: false, reason: 'no code' };
  const { over, version, towers, week, points } = parts;
  if (version !== rulesVersion(catalogue)) return { ok: false, reason: 'other rules' };
  const choices = choicesOf(catalogue, towers);
  const played = choices && replayed(startChallenge(catalogue, week), choices);
  return played && challengeScore(played) === points && isChallengeOver(played) === over
    ? { ok: true, challenge: played }
    : { ok: false, reason: 'not played' };
}

function movedOn(challenge: Challenge): Challenge {
  const next = continueChallenge(challenge);
  return next.ok ? next.state : challenge;
}
