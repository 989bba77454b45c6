import { type Action, availableTowers } from '@/lib/castle-game/engine/actions';
import { chancesOf } from '@/lib/castle-game/engine/chances';
import type { Rules } from '@/lib/castle-game/rules';
import type { GameState } from '@/lib/castle-game/types';
import { dateToUtc } from '@/lib/dates/days';
import { type Coach, IN_A_ROW } from './castle-game-coaches';
import { chancesIn, naturalPath } from './castle-game-values';

/** Range for the median of total attempts from a new team to a tower with a probability above one half. */
export const MASTERY = [
  { code: '3d5', least: 30, most: 90 },
  { code: '4d7', least: 250, most: 500 },
  { code: '3d8f', least: 600, most: 950 },
  { code: '4d8', least: 900, most: 1400 },
] as const;

/** A new team with this number of members, or the default number. */
export function teamOf(rules: Rules, seed: number, members?: number): GameState {
  const state = rules.newTeam({ name: 'Colla de prova', color: '#336699', seed });
  if (members === undefined) return state;
  return { ...state, team: { ...state.team, members: members, attendees: members } };
}

/** A team that has people for every tower, in a rehearsal that never ends. */
export function endlessRehearsal(rules: Rules, seed: number): GameState {
  const { team, rounds } = teamOf(rules, seed, 1000);
  return { team: { ...team, today: { type: 'rehearsal', attemptsLeft: Number.POSITIVE_INFINITY } }, rounds };
}

/** Performs an action, by default at the time of the game. Throws if it is refused. */
export function perform(
  rules: Rules,
  state: GameState,
  action: Action,
  at = dateToUtc(state.team.date),
): GameState {
  const result = rules.act(state, action, at);
  if (!result.ok) throw new Error(`${JSON.stringify(action)} was refused: ${result.reason.kind}`);
  return result.state;
}

/** Attempts after which a tower is out of reach. */
const GIVE_UP = 20_000;

/** Total attempts until each target has a probability above one half, training one tower of the path at a time. */
export function attemptsToMaster(rules: Rules, targets: readonly string[], seed: number) {
  let state = endlessRehearsal(rules, seed);
  let attempts = 0;
  const done = new Map<string, number>();
  for (const code of naturalPath(rules.catalogue, targets)) {
    while (chancesOf(state.team.stats, code)[0] <= 0.5 && attempts < GIVE_UP) {
      state = perform(rules, state, { type: 'attempt', code });
      attempts += 1;
    }
    if (targets.includes(code)) done.set(code, attempts);
  }
  return done;
}

/** Plays until `performances` are over or `enough` returns true. Throws if that takes absurdly long. */
export function playSeason(
  rules: Rules,
  coach: Coach,
  start: GameState,
  performances: number,
  enough: (state: GameState) => boolean = () => false,
): GameState {
  let state = start;
  for (let step = 0; state.team.history.length < performances && !enough(state); step += 1) {
    if (step > performances * 200 + 2000)
      throw new Error(`Seed ${start.team.seed} is stuck on ${state.team.date}.`);
    state = playStep(rules, coach, state);
  }
  return state;
}

/** Tries a tower: once in a performance, several times in a rehearsal. */
function tryTower(rules: Rules, state: GameState, code: string): GameState {
  const { today } = state.team;
  const times = today.type === 'rehearsal' ? Math.min(IN_A_ROW, today.attemptsLeft) : 1;
  let after = state;
  for (let time = 0; time < times; time += 1) after = perform(rules, after, { type: 'attempt', code });
  return after;
}

function playStep(rules: Rules, coach: Coach, state: GameState): GameState {
  const { today, lastAttempt, stats } = state.team;
  if (lastAttempt?.context === 'performance') return perform(rules, state, { type: 'nextRound' });
  const [mission] = rules.proposedMissions(state.team);
  if (mission) return perform(rules, state, { type: 'acceptMission', title: mission.title });
  const towers = availableTowers(state).flatMap((code) => stats[code] ?? []);
  if (towers.length > 0) {
    const chances = chancesIn(stats);
    const { code } = coach({ rules, state, towers, chances, chance: (name) => chances(name)[0] });
    return tryTower(rules, state, code);
  }
  const ends = today.type === 'performance' && !rules.refusalOf(state, { type: 'endPerformance' });
  return perform(rules, state, { type: ends ? 'endPerformance' : 'advanceDay' });
}
