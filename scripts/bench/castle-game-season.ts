import type { CatalogueEntry } from '@/lib/castle-game/catalogue/types';
import { availableTowers } from '@/lib/castle-game/engine/actions';
import { chancesOf } from '@/lib/castle-game/engine/probabilities';
import type { Rules } from '@/lib/castle-game/rules';
import type { GameState } from '@/lib/castle-game/types';
import { naturalPath, perform } from './castle-game-coach';

/** How a coach picks a tower among those that can be tried now. */
export type Coach = (rules: Rules, state: GameState, towers: readonly CatalogueEntry[]) => CatalogueEntry;

const chance = (state: GameState, code: string): number => chancesOf(state.team.stats, code)[0];

const best = (
  towers: readonly CatalogueEntry[],
  value: (entry: CatalogueEntry) => number,
): CatalogueEntry => {
  const [first] = towers.toSorted((a, b) => value(b) - value(a));
  if (!first) throw new Error('There is no tower to choose from.');
  return first;
};

/** Chance of descarregat from which a prudent coach takes a tower to a performance. */
const SAFE = 0.6;

/** Trains what the next good tower leans on, and performs what is safe. */
export const prudent: Coach = (rules, state, towers) => {
  if (state.team.today.type === 'performance') {
    const safe = towers.filter(({ code }) => chance(state, code) >= SAFE);
    return safe.length > 0
      ? best(safe, ({ descarregat }) => descarregat)
      : best(towers, ({ code }) => chance(state, code));
  }
  const possible = new Set(towers.map(({ code }) => code));
  const scored = [...rules.catalogue.values()]
    .filter(
      ({ code, rehearsalOnly, people }) =>
        !rehearsalOnly && people <= state.team.members * 0.9 && possible.has(code),
    )
    .toSorted((a, b) => a.descarregat - b.descarregat);
  const errands = state.team.acceptedMissions.flatMap(({ objectives }) => objectives.rehearsal ?? []);
  const wanted = [
    ...errands.filter(({ completed }) => !completed).map(({ code }) => code),
    ...naturalPath(
      rules.catalogue,
      scored.map(({ code }) => code),
    ).filter((code) => chance(state, code) < SAFE),
  ].find((code) => possible.has(code));
  return towers.find(({ code }) => code === wanted) ?? best(towers, ({ descarregat }) => descarregat);
};

/** Always the tower that gives most points, ready or not. */
export const reckless: Coach = (_, state, towers) => {
  const errands = state.team.acceptedMissions.flatMap(({ objectives }) => objectives.rehearsal ?? []);
  const wanted = errands.find(({ completed }) => !completed)?.code;
  const errand = state.team.today.type === 'rehearsal' && towers.find(({ code }) => code === wanted);
  return errand || best(towers, ({ descarregat }) => descarregat);
};

/** A new team of these members, or of the usual ones. */
export function teamOf(rules: Rules, seed: number, members?: number): GameState {
  const state = rules.newTeam({ name: 'Colla de prova', color: '#336699', seed });
  if (members === undefined) return state;
  return { ...state, team: { ...state.team, members: members, attendees: members } };
}

/** Plays until so many performances are over. Throws if that takes absurdly long: the seed would be stuck. */
export function playSeason(rules: Rules, coach: Coach, start: GameState, performances: number): GameState {
  let state = start;
  for (let step = 0; state.team.history.length < performances; step += 1) {
    if (step > performances * 200 + 2000)
      throw new Error(`Seed ${start.team.seed} is stuck on ${state.team.date}.`);
    state = playStep(rules, coach, state);
  }
  return state;
}

function playStep(rules: Rules, coach: Coach, state: GameState): GameState {
  if (state.team.lastAttempt) return perform(rules, state, { type: 'nextRound' });
  const accept = rules.availableActions(state).find(({ type }) => type === 'acceptMission');
  if (accept) return perform(rules, state, accept);
  const towers = availableTowers(state).flatMap((code) => rules.catalogue.get(code) ?? []);
  if (towers.length > 0) {
    const { code } = coach(rules, state, towers);
    return perform(rules, state, { type: 'attempt', code });
  }
  const ends = rules.availableActions(state).some(({ type }) => type === 'endPerformance');
  return perform(rules, state, { type: ends ? 'endPerformance' : 'advanceDay' });
}
