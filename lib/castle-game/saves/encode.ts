import {
  type Ambition,
  type Attempt,
  type FirstTimes,
  GAME_OUTCOMES,
  type GameState,
  type LastAttempt,
  type MissedPerformance,
  type MissionStep,
  type Performance,
  type Round,
  type SeasonNote,
  type Series,
  type Today,
  type TowerStat,
  type TrackedMission,
  type TrackedObjective,
} from '@/lib/castle-game/types';
import { SAVED_DATA } from '@/lib/saved-data/registry';
import { toBase64 } from './json';
import { FORMAT, SAVED_AMBITIONS, SAVED_CONTEXTS, SAVED_ENDS, SAVED_OUTCOMES, SAVED_REWARD } from './names';

/** `game` is sufficient; `actuacio` repeats the current rounds. */
export const {
  game: GAME_KEY,
  rounds: PERFORMANCE_KEY,
  goodCopy: GOOD_COPY_KEY,
  backup: BACKUP_KEY,
} = SAVED_DATA['joc-castells'].keys;

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

// The field order is fixed. `others` has the unknown fields of the save.

export const savedRound = ({ number, code, outcome, points, ...others }: Round) => ({
  ronda: number,
  castell: code,
  resultat: SAVED_OUTCOMES[outcome],
  punts: points,
  ...others,
});

export const savedPerformance = ({ rounds, points, endedAt, day, members, ...others }: Performance) => ({
  castells: rounds.map(savedRound),
  punts: points,
  data: endedAt,
  dia: day,
  castellers: members,
  ...others,
});

const savedAttempt = ({ outcome, triedAt, context, chances, ...others }: Attempt) => ({
  resultat: SAVED_OUTCOMES[outcome],
  intentat_at: triedAt,
  context: SAVED_CONTEXTS[context],
  probabilitats: chances,
  ...others,
});

export function savedStat(stat: TowerStat) {
  const { code, group, subgroup, people, carregat, descarregat, rehearsalOnly, odds, attempts, ...others } =
    stat;
  const { leaning, multipliers, caps, own, dependencies } = odds;
  return {
    castell: code,
    grup: group,
    subgrup: subgroup,
    gent: people,
    carregat,
    descarregat,
    neta: rehearsalOnly,
    ...others,
    probabilitats: {
      pes_dependencies: leaning,
      multipliers: Object.fromEntries(
        GAME_OUTCOMES.map((outcome) => [SAVED_OUTCOMES[outcome], multipliers[outcome]]),
      ),
      caps,
      unique: own,
      dependencies,
    },
    attempts: attempts.map(savedAttempt),
  };
}

const savedObjective = ({ code, outcome, amount, ...others }: TrackedObjective) => ({
  castell: code,
  action: outcome,
  amount,
  ...others,
});

export function savedMission(mission: TrackedMission) {
  const { title, description, objectives, rewards, todo, completed, ...others } = mission;
  const { rehearsal, performance, ...elsewhere } = objectives;
  return {
    title,
    description,
    objectives: {
      assaig: rehearsal?.map(savedObjective),
      actuacio: performance?.map(savedObjective),
      ...elsewhere,
    },
    rewards: rewards.map((reward) => ({ ...reward, type: SAVED_REWARD })),
    todo,
    completed,
    ...others,
  };
}

export function savedToday(today: Today) {
  if (today.type === 'rehearsal') {
    const { type, attemptsLeft, ...others } = today;
    return { type: SAVED_CONTEXTS[type], provesLeft: attemptsLeft, ...others };
  }
  const { type, done, ...others } = today;
  return { type: SAVED_CONTEXTS[type], done, ...others };
}

const savedStep = ({ title, code, outcome, current, amount, ...others }: MissionStep) => ({
  title,
  castell: code,
  action: outcome,
  current,
  amount,
  ...others,
});

const savedSeries = ({ outcomes, before, end, ...others }: Series) => ({
  resultats: outcomes.map((outcome) => SAVED_OUTCOMES[outcome]),
  abans: before,
  final: end && SAVED_ENDS[end],
  ...others,
});

export const savedLastAttempt = ({
  code,
  outcome,
  context,
  missions,
  steps,
  first,
  series,
  ...others
}: LastAttempt) => ({
  castell: code,
  resultat: SAVED_OUTCOMES[outcome],
  context: SAVED_CONTEXTS[context],
  missions,
  passos: steps?.map(savedStep),
  primer: first && SAVED_OUTCOMES[first],
  tanda: series && savedSeries(series),
  ...others,
});

export const savedFirsts = ({ rehearsal, performance, ...others }: FirstTimes) => ({
  [SAVED_CONTEXTS.rehearsal]: rehearsal,
  [SAVED_CONTEXTS.performance]: performance,
  ...others,
});

function savedAmbition(ambition: Ambition) {
  switch (ambition.kind) {
    case 'first':
      return { tipus: SAVED_AMBITIONS.first, castell: ambition.code };
    case 'performances':
      return { tipus: SAVED_AMBITIONS.performances, vegades: ambition.count, punts: ambition.points };
    case 'members':
      return { tipus: SAVED_AMBITIONS.members, castellers: ambition.members };
  }
}

export const savedSeason = ({ season, members, ambition, read, ...others }: SeasonNote) => ({
  temporada: season,
  castellers: members,
  repte: ambition && savedAmbition(ambition),
  llegida: read,
  ...others,
});

export const savedMissed = ({ day, came, needed, ...others }: MissedPerformance) => ({
  dia: day,
  vinguts: came,
  minim: needed,
  ...others,
});
