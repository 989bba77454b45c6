import { GAME_OUTCOMES } from '@/lib/castle-game/outcomes';
import type {
  Ambition,
  Attempt,
  FirstTimes,
  LastAttempt,
  MissedPerformance,
  MissionStep,
  Performance,
  Round,
  SeasonNote,
  Series,
  Today,
  TowerStat,
  TrackedMission,
  TrackedObjective,
} from '@/lib/castle-game/types';
import { SAVED_AMBITIONS, SAVED_CONTEXTS, SAVED_ENDS, SAVED_OUTCOMES, SAVED_REWARD } from './names';

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
