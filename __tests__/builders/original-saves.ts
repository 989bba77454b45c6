import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Saves as the game that ours follows wrote them: base64 of JSON in Latin-1. */
const FOLDER = join(process.cwd(), '__tests__/lib/castle-game/saves/original');

const ORIGINALS = {
  oneAttempt: 'one-attempt',
  bothMissions: 'both-missions-completed',
  fivePerformances: '5-performances-latin1-name',
} as const;

export type OriginalAttempt = {
  readonly resultat: string;
  readonly intentat_at: string;
  readonly context: string;
  readonly probabilitats: readonly number[];
};
export type OriginalStat = { readonly stats: readonly OriginalAttempt[] } & Record<string, unknown>;
export type OriginalPerformance = {
  readonly castells: readonly object[];
  readonly punts: number;
  readonly data: string;
};
export type OriginalMission = {
  readonly title: string;
  readonly objectives: Record<string, readonly Record<string, unknown>[]>;
} & Record<string, unknown>;
export type OriginalTeam = {
  readonly name: string;
  readonly color: string;
  readonly castellers: number;
  readonly actualCastellers?: number;
  readonly stats: Readonly<Record<string, OriginalStat>>;
  readonly historic: readonly OriginalPerformance[];
  readonly tried: readonly string[];
  readonly missions_accepted: readonly OriginalMission[];
  readonly missions_completed: readonly OriginalMission[];
  readonly date: number | string;
  readonly today: object;
} & Record<string, unknown>;

/** The text of one of them, as it came. */
export const originalText = (name: keyof typeof ORIGINALS): string =>
  gunzipSync(readFileSync(join(FOLDER, `${ORIGINALS[name]}.bin.gz`))).toString('latin1');

/** What one of them says. */
export const originalTeam = (name: keyof typeof ORIGINALS): OriginalTeam =>
  JSON.parse(Buffer.from(originalText(name), 'base64').toString('latin1'));

/** A team as that game would write it: letters outside Latin-1, which base64 does not take, as JSON's escapes. */
export const writtenByOriginal = (team: OriginalTeam, indent = 4): string =>
  btoa(
    JSON.stringify(team, null, indent).replace(
      /[\u0100-\uffff]/g,
      (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  );
