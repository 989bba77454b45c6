import { GAME_OUTCOMES } from '@/lib/castle-game/outcomes';
import type {
  Attempt,
  LastAttempt,
  MissedPerformance,
  Performance,
  Round,
  Today,
  TowerStat,
  TrackedMission,
  TrackedObjective,
} from '@/lib/castle-game/types';
import { SAVED_CONTEXTS, SAVED_OUTCOMES, SAVED_REWARD } from './names';

// Each part of a game under the names of the file, in the order in which it has always been written. `others` is what
// an opened save had besides.

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

export const savedLastAttempt = ({ code, outcome, context, ...others }: LastAttempt) => ({
  castell: code,
  resultat: SAVED_OUTCOMES[outcome],
  context: SAVED_CONTEXTS[context],
  ...others,
});

export const savedMissed = ({ day, came, needed, ...others }: MissedPerformance) => ({
  dia: day,
  vinguts: came,
  minim: needed,
  ...others,
});
