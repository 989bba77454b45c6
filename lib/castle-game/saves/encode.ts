import type { GameState, Performance, Round, TowerStat } from '@/lib/castle-game/types';
import { SAVED_DATA } from '@/lib/saved-data/registry';
import { FORMAT, performance, rounds as savedRounds, team as savedTeam, writeStat } from './fields';
import { toBase64 } from './json';

/** `game` is sufficient; `actuacio` repeats the current rounds. */
export const {
  game: GAME_KEY,
  rounds: PERFORMANCE_KEY,
  goodCopy: GOOD_COPY_KEY,
  backup: BACKUP_KEY,
} = SAVED_DATA['joc-castells'].keys;

/** Towers and performances are immutable, so their JSON is cached. */
const remembered = new WeakMap<TowerStat | Performance, string>();

function jsonOnce<Part extends TowerStat | Performance>(part: Part, saved: (part: Part) => unknown): string {
  const known = remembered.get(part);
  if (known !== undefined) return known;
  const json = JSON.stringify(saved(part));
  remembered.set(part, json);
  return json;
}

function teamJson({ team, rounds }: GameState): string {
  const { unknown, unknownStats, stats, history, ...own } = team;
  const saved = savedTeam.write({ ...own, rounds, format: FORMAT, history: [], stats: {} });
  // The two long parts are cached, and come last.
  const rest = JSON.stringify({ ...unknown, ...Object(saved), historic: undefined, stats: undefined });
  const performances = history.map((one) => jsonOnce(one, performance.write));
  const strangers = Object.entries(unknownStats).map(([code, stat]) => [code, JSON.stringify(stat)]);
  const towers = Object.entries(stats).map(([code, stat]) => [code, jsonOnce(stat, writeStat)]);
  const all = [...strangers, ...towers].map(([code, json]) => `${JSON.stringify(code)}:${json}`);
  return `${rest.slice(0, -1)},"historic":[${performances.join()}],"stats":{${all.join()}}}`;
}

/** For storage (key `game`) and files: base64 of JSON in UTF-8. */
export const encodeGame = (state: GameState): string => toBase64(teamJson(state));

export const encodeRounds = (rounds: readonly Round[]): string => JSON.stringify(savedRounds.write(rounds));
