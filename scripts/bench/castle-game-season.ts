import type { CatalogueEntry } from '@/lib/castle-game/catalogue/types';
import { availableActions, availableTowers } from '@/lib/castle-game/engine/actions';
import { newTeam } from '@/lib/castle-game/engine/new-team';
import { chancesOf } from '@/lib/castle-game/engine/probabilities';
import type { GameState, Rulebook } from '@/lib/castle-game/types';
import { naturalPath, perform } from './castle-game-coach';

/** How a coach picks a tower among those that can be tried now. */
export type Coach = (
  rulebook: Rulebook,
  state: GameState,
  towers: readonly CatalogueEntry[],
) => CatalogueEntry;

const chance = (rulebook: Rulebook, state: GameState, castell: string): number =>
  chancesOf(state.team.stats, rulebook.catalogue, castell)[0];

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
export const prudent: Coach = (rulebook, state, towers) => {
  if (state.team.today.type === 'actuacio') {
    const safe = towers.filter(({ castell }) => chance(rulebook, state, castell) >= SAFE);
    return safe.length > 0
      ? best(safe, ({ descarregat }) => descarregat)
      : best(towers, ({ castell }) => chance(rulebook, state, castell));
  }
  const possible = new Set(towers.map(({ castell }) => castell));
  const scored = [...rulebook.catalogue.values()]
    .filter(
      ({ castell, neta, gent }) => !neta && gent <= state.team.castellers * 0.9 && possible.has(castell),
    )
    .toSorted((a, b) => a.descarregat - b.descarregat);
  const errands = state.team.missions_accepted.flatMap(({ objectives }) => objectives.assaig ?? []);
  const wanted = [
    ...errands.filter(({ completed }) => !completed).map(({ castell }) => castell),
    ...naturalPath(
      rulebook.catalogue,
      scored.map(({ castell }) => castell),
    ).filter((castell) => chance(rulebook, state, castell) < SAFE),
  ].find((castell) => possible.has(castell));
  return towers.find(({ castell }) => castell === wanted) ?? best(towers, ({ descarregat }) => descarregat);
};

/** Always the tower that gives most points, ready or not. */
export const reckless: Coach = (_, state, towers) => {
  const errands = state.team.missions_accepted.flatMap(({ objectives }) => objectives.assaig ?? []);
  const wanted = errands.find(({ completed }) => !completed)?.castell;
  const errand = state.team.today.type === 'assaig' && towers.find(({ castell }) => castell === wanted);
  return errand || best(towers, ({ descarregat }) => descarregat);
};

/** A new team of these members, or of the usual ones. */
export function teamOf(rulebook: Rulebook, seed: number, members?: number): GameState {
  const state = newTeam(rulebook, { name: 'Colla de prova', color: '#15A884', seed });
  if (members === undefined) return state;
  return { ...state, team: { ...state.team, castellers: members, actualCastellers: members } };
}

/** Plays until so many performances are over. Throws if that takes absurdly long: the seed would be stuck. */
export function playSeason(
  rulebook: Rulebook,
  coach: Coach,
  start: GameState,
  performances: number,
): GameState {
  let state = start;
  for (let step = 0; state.team.historic.length < performances; step += 1) {
    if (step > performances * 200 + 2000)
      throw new Error(`Seed ${start.team.seed} is stuck on ${state.team.date}.`);
    state = playStep(rulebook, coach, state);
  }
  return state;
}

function playStep(rulebook: Rulebook, coach: Coach, state: GameState): GameState {
  if (state.team.current) return perform(rulebook, state, { type: 'nextRound' });
  const accept = availableActions(rulebook, state).find(({ type }) => type === 'acceptMission');
  if (accept) return perform(rulebook, state, accept);
  const towers = availableTowers(rulebook, state).flatMap((castell) => rulebook.catalogue.get(castell) ?? []);
  if (towers.length > 0) {
    const { castell } = coach(rulebook, state, towers);
    return perform(rulebook, state, { type: 'attempt', castell });
  }
  const ends = availableActions(rulebook, state).some(({ type }) => type === 'endPerformance');
  return perform(rulebook, state, { type: ends ? 'endPerformance' : 'advanceDay' });
}
