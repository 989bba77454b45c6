import type { GameState, Performance, Round, TowerStat } from '@/lib/castle-game/types';
import { KEEPSAKES } from '@/lib/keepsakes/registry';
import { toBase64 } from './base64';
import { FORMAT } from './names';
import {
  savedFirsts,
  savedLastAttempt,
  savedMissed,
  savedMission,
  savedPerformance,
  savedRound,
  savedSeason,
  savedStat,
  savedToday,
} from './writing';

/** `game` is sufficient; `actuacio` repeats the current rounds. */
export const {
  game: GAME_KEY,
  rounds: PERFORMANCE_KEY,
  goodCopy: GOOD_COPY_KEY,
  backup: BACKUP_KEY,
} = KEEPSAKES['joc-castells'].keys;

/** Towers and performances are immutable, so their JSON is cached. */
const remembered = new WeakMap<TowerStat | Performance, string>();

function jsonOnce<Part extends TowerStat | Performance>(part: Part, saved: (part: Part) => object): string {
  const known = remembered.get(part);
  if (known !== undefined) return known;
  const json = JSON.stringify(saved(part));
  remembered.set(part, json);
  return json;
}

const mapValues = <From, To>(record: Readonly<Record<string, From>>, change: (value: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

function teamJson({ team, rounds }: GameState): string {
  const rest = JSON.stringify({
    ...team.unknown,
    name: team.name,
    color: team.color,
    castellers: team.members,
    actualCastellers: team.attendees,
    tried: team.tried,
    missions_accepted: team.acceptedMissions.map(savedMission),
    missions_completed: team.completedMissions.map(savedMission),
    date: team.date,
    today: savedToday(team.today),
    seed: team.seed,
    current: team.lastAttempt && savedLastAttempt(team.lastAttempt),
    actuacio: rounds.map(savedRound),
    format: FORMAT,
    primers: mapValues(team.firsts, savedFirsts),
    temporades: team.seasons.map(savedSeason),
    dijous_perdut: team.missedPerformance ? savedMissed(team.missedPerformance) : undefined,
  });
  const history = team.history.map((performance) => jsonOnce(performance, savedPerformance));
  const strangers = Object.entries(team.unknownStats).map(([code, stat]) => [code, JSON.stringify(stat)]);
  const towers = Object.entries(team.stats).map(([code, stat]) => [code, jsonOnce(stat, savedStat)]);
  const stats = [...strangers, ...towers].map(([code, json]) => `${JSON.stringify(code)}:${json}`);
  return `${rest.slice(0, -1)},"historic":[${history.join()}],"stats":{${stats.join()}}}`;
}

/** For storage (key `game`) and files: base64 of JSON in UTF-8. */
export const encodeGame = (state: GameState): string => toBase64(teamJson(state));

/** For storage (key `actuacio`). */
export const encodeRounds = (rounds: readonly Round[]): string => JSON.stringify(rounds.map(savedRound));
