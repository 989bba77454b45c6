import type { CatalogueEntry } from '@/lib/castle-game/catalogue/types';
import { CROWNED_TOWERS, LAST_TOWER_ROUND, TRIES_PER_PERFORMANCE } from '@/lib/castle-game/limits';
import { isCrowned, type Result } from '@/lib/castle-game/results';
import type { GameState, Round, Stats } from '@/lib/castle-game/types';
import type { Refusal } from './refusal';

/** Rounds of towers, then the one of pillars, then nothing left but to end. */
export type Phase = 'castells' | 'pilars' | 'final';

export const isPillar = (castell: string): boolean => castell.includes('Pd');

/** Towers of the same class share their first two characters and whether they have an agulla. */
export const classOf = (castell: string): string => castell.slice(0, 2) + (castell.includes('a') ? 'a' : '');

/** Points of a round. */
export function pointsOf({ carregat, descarregat }: CatalogueEntry, resultat: Result): number {
  if (resultat.includes('INTENT')) return 0;
  return resultat === 'CARREGAT' ? carregat : descarregat;
}

function peopleRefusal({ gent }: CatalogueEntry, present: number): Refusal | undefined {
  return gent > present ? { kind: 'not enough people', needed: gent, present } : undefined;
}

/** Why a tower cannot be tried in a round of towers, whatever the phase; nothing when it can. */
function towerRefusal(entry: CatalogueEntry, rounds: readonly Round[], present: number): Refusal | undefined {
  const { castell } = entry;
  if (entry.neta) return { kind: 'only for rehearsals' };
  const tries = rounds.filter((round) => round.castell === castell);
  if (tries.some(({ resultat }) => isCrowned(resultat))) return { kind: 'already done' };
  if (tries.length >= TRIES_PER_PERFORMANCE) return { kind: 'tried twice' };
  const same = rounds.find(
    (round) => isCrowned(round.resultat) && classOf(round.castell) === classOf(castell),
  );
  if (same) return { kind: 'class done', by: same.castell };
  return peopleRefusal(entry, present);
}

function somePossible(
  stats: Stats,
  refuse: (entry: CatalogueEntry) => Refusal | undefined,
  pillars: boolean,
): boolean {
  for (const entry of Object.values(stats))
    if (isPillar(entry.castell) === pillars && !entry.neta && !refuse(entry)) return true;
  return false;
}

/** Where the performance in course stands, as its rounds tell. */
export function phaseOf({ team, actuacio }: GameState): Phase {
  if (actuacio.some(({ castell }) => isPillar(castell))) return 'final';
  const { actualCastellers: present, stats } = team;
  const crowned = actuacio.filter(({ resultat }) => isCrowned(resultat)).length;
  const towersLeft =
    crowned < CROWNED_TOWERS &&
    actuacio.length < LAST_TOWER_ROUND &&
    somePossible(stats, (entry) => towerRefusal(entry, actuacio, present), false);
  if (towersLeft) return 'castells';
  // A saved performance can have fewer people than any pillar takes; it must be able to end.
  const pillarsLeft = somePossible(stats, (entry) => peopleRefusal(entry, present), true);
  return pillarsLeft || actuacio.length === 0 ? 'pilars' : 'final';
}

/** Why a tower cannot be picked in the performance now; nothing when it can. */
export function performanceRefusal(
  state: GameState,
  entry: CatalogueEntry,
  phase: Phase = phaseOf(state),
): Refusal | undefined {
  const { actuacio, team } = state;
  if (phase === 'final') return { kind: 'performance over' };
  if (entry.neta) return { kind: 'only for rehearsals' };
  if (isPillar(entry.castell) !== (phase === 'pilars'))
    return { kind: phase === 'pilars' ? 'only pillars now' : 'pillars come last' };
  return phase === 'pilars'
    ? peopleRefusal(entry, team.actualCastellers)
    : towerRefusal(entry, actuacio, team.actualCastellers);
}
