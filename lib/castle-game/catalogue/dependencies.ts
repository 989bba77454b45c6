import { tuning } from '@/lib/castle-game/tuning';
import { formatTower } from '@/lib/towers/notation';
import { type Construction, SUPPORTS, type Tower, TRAINING_PIECES } from '@/lib/towers/types';

/** Maps canonical notation to a game code, which can differ (`3d8fa`). */
export type NameOf = (canonical: string) => string | undefined;
type Weighted = readonly [code: string, weight: number];

/** Floors of a tower above those of its inner pilar. */
const AGULLA_BELOW = 2;
const LOWEST = 3;

const plain = (tower: Tower): Tower => ({ ...tower, support: '', perSota: false, variant: undefined });

function firstOf(nameOf: NameOf, towers: readonly Tower[]): string | undefined {
  return towers.map((tower) => nameOf(formatTower(tower))).find((name) => name !== undefined);
}

/** The highest first. */
const lower = (tower: Tower): Tower[] =>
  Array.from({ length: tower.floors - LOWEST }, (_, index) => ({
    ...tower,
    floors: tower.floors - 1 - index,
  }));

/** The lowest towers depend on their own neta. */
function netaBelow(tower: Tower, nameOf: NameOf): string | undefined {
  const neta = { ...plain(tower), neta: true };
  const same = tower.neta ? [] : [neta];
  return firstOf(nameOf, [...lower(neta), ...same]);
}

/** One floor lower, with the most support that the game has for it. */
function fullBelow(tower: Tower, nameOf: NameOf): string | undefined {
  const below = { ...tower, floors: tower.floors - 1, variant: undefined };
  const supports = SUPPORTS.slice(0, SUPPORTS.indexOf(tower.support) + 1).reverse();
  const supported = (one: Tower) => supports.map((support) => ({ ...one, support }));
  return firstOf(nameOf, supported(below));
}

function pilarInside(tower: Tower, nameOf: NameOf): string | undefined {
  if (!tower.agulla) return undefined;
  const pilar: Tower = {
    ...plain(tower),
    structure: 'P',
    agulla: false,
    floors: tower.floors - AGULLA_BELOW,
  };
  return firstOf(nameOf, tower.neta ? [pilar] : [pilar, { ...pilar, support: 'f' }]);
}

const pieces = (tower: Tower, nameOf: NameOf): string[] =>
  TRAINING_PIECES.flatMap((piece) => nameOf(formatTower({ kind: 'training', piece, tower })) ?? []);

const weighted = (code: string | undefined, weight: number): Weighted | undefined =>
  code === undefined ? undefined : [code, weight];

export function uprightOf(construction: Construction, nameOf: NameOf): string | undefined {
  const lifted = construction.kind === 'tower' && construction.perSota;
  return lifted ? firstOf(nameOf, [{ ...construction, perSota: false }]) : undefined;
}

function ofLifted(tower: Tower, nameOf: NameOf): (Weighted | undefined)[] {
  const { weights } = tuning;
  return [
    weighted(uprightOf(tower, nameOf), weights.upright),
    weighted(fullBelow(tower, nameOf), weights.lifted),
  ];
}

function ofTower(tower: Tower, nameOf: NameOf): (Weighted | undefined)[] {
  if (tower.perSota) return ofLifted(tower, nameOf);
  const { weights } = tuning;
  return [
    weighted(netaBelow(tower, nameOf), weights.neta),
    tower.neta ? undefined : weighted(fullBelow(tower, nameOf), weights.full),
    weighted(pilarInside(tower, nameOf), weights.pilar),
    ...pieces(tower, nameOf).map((piece) => weighted(piece, weights.piece)),
  ];
}

function ofPiece(tower: Tower, nameOf: NameOf): (Weighted | undefined)[] {
  const netes = lower({ ...plain(tower), agulla: false, neta: true }).reverse();
  const neta = firstOf(nameOf, netes);
  return neta === undefined ? [] : [[neta, 1]];
}

/** Returns weights by tower code, which add up to 1. Empty if there are none. */
export function dependenciesOf(construction: Construction, nameOf: NameOf): Readonly<Record<string, number>> {
  if (construction.kind === 'combination') return {};
  const found = (
    construction.kind === 'training' ? ofPiece(construction.tower, nameOf) : ofTower(construction, nameOf)
  ).filter((one) => one !== undefined);
  const total = found.reduce((sum, [, weight]) => sum + weight, 0);
  return Object.fromEntries(found.map(([code, weight]) => [code, weight / total]));
}
