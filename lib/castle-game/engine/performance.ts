import { produce } from 'immer';
import { BUILT_TOWERS, LAST_TOWER_ROUND, TRIES_PER_PERFORMANCE } from '@/lib/castle-game/limits';
import type { CatalogueEntry, GameState, Round, Stats } from '@/lib/castle-game/types';
import type { GameOutcome } from '@/lib/castle-game/vocabulary';
import { isBuilt } from '@/lib/towers/types';
import type { ActionResult, Refusal } from './refusal';
import { towerOf } from './team';

export type Phase = 'towers' | 'pilars' | 'over';

export const isPilarCode = (code: string): boolean => code.includes('Pd');

/** Of four floors or more. */
export const isGreatPilar = (code: string): boolean => isPilarCode(code) && code[2] !== '3';

/** A class has the same first two characters and agulla. */
export const classOf = (code: string): string => code.slice(0, 2) + (code.includes('a') ? 'a' : '');

export function outcomePoints({ carregat, descarregat }: CatalogueEntry, outcome: GameOutcome): number {
  if (outcome === 'descarregat') return descarregat;
  return outcome === 'carregat' ? carregat : 0;
}

export const totalOf = (rounds: readonly Round[]): number =>
  rounds.reduce((sum, { points }) => sum + points, 0);

export function peopleRefusal({ people }: CatalogueEntry, present: number): Refusal | undefined {
  return people > present ? { kind: 'not enough people', needed: people, present } : undefined;
}

function towerRefusal({ code }: CatalogueEntry, rounds: readonly Round[]): Refusal | undefined {
  const tries = rounds.filter((round) => round.code === code);
  if (tries.some(isBuilt)) return { kind: 'already done' };
  if (tries.length >= TRIES_PER_PERFORMANCE) return { kind: 'tried twice' };
  const same = rounds.find((round) => isBuilt(round) && classOf(round.code) === classOf(code));
  return same && { kind: 'class done', by: same.code };
}

const somePossible = (
  stats: Stats,
  pilars: boolean,
  refuse: (entry: CatalogueEntry) => Refusal | undefined,
): boolean =>
  Object.values(stats).some(
    (entry) => isPilarCode(entry.code) === pilars && !entry.rehearsalOnly && !refuse(entry),
  );

export function phaseOf({ team, rounds }: GameState): Phase {
  if (rounds.some(({ code }) => isPilarCode(code))) return 'over';
  const { attendees: present, stats } = team;
  const built = rounds.filter(isBuilt).length;
  const towersLeft =
    built < BUILT_TOWERS &&
    rounds.length < LAST_TOWER_ROUND &&
    somePossible(stats, false, (entry) => peopleRefusal(entry, present) ?? towerRefusal(entry, rounds));
  if (towersLeft) return 'towers';
  // Saved data can have too few people for any pilar. The performance must be able to end.
  const pilarsLeft = somePossible(stats, true, (entry) => peopleRefusal(entry, present));
  return pilarsLeft || rounds.length === 0 ? 'pilars' : 'over';
}

/** What no result of today can change comes first: too few people. */
export function performanceRefusal(
  state: GameState,
  entry: CatalogueEntry,
  phase: Phase = phaseOf(state),
): Refusal | undefined {
  if (phase === 'over') return { kind: 'performance over' };
  if (entry.rehearsalOnly) return { kind: 'only for rehearsals' };
  const tooFew = peopleRefusal(entry, state.team.attendees);
  if (tooFew) return tooFew;
  if (isPilarCode(entry.code) !== (phase === 'pilars'))
    return { kind: phase === 'pilars' ? 'only pilars now' : 'pilars come last' };
  return phase === 'pilars' ? undefined : towerRefusal(entry, state.rounds);
}

export const nextRoundRefusal = ({ team }: GameState): Refusal | undefined =>
  team.lastAttempt ? undefined : { kind: 'nothing to continue' };

export function nextRound(state: GameState): ActionResult<GameState> {
  const { lastAttempt, stats } = state.team;
  if (!lastAttempt) return { ok: false, reason: { kind: 'nothing to continue' } };
  const { code, outcome, context } = lastAttempt;
  const entry = towerOf(stats, code);
  const points = entry ? outcomePoints(entry, outcome) : 0;
  const next = produce(state, (draft) => {
    draft.team.lastAttempt = null;
    if (context === 'performance')
      draft.rounds.push({ number: draft.rounds.length + 1, code, outcome, points });
  });
  return { ok: true, state: next };
}
