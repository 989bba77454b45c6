import { formatOne, isProblem, readTower } from '@/lib/towers/tower-notation';
import type { Structure, Support, Tower } from '@/lib/towers/types';
import { seededRandom, shuffle } from '@/lib/values/random';
import { dayNumber } from './days';

export type DailyFigures = {
  readonly code: string;
  readonly people: number;
  readonly carregat: number;
  readonly descarregat: number;
};

/** Support, or the variant `m` of a low five. */
export const HOLDS = ['', 'f', 'fm', 'fmp', 'm'] as const satisfies readonly (Support | 'm')[];

export type Holds = (typeof HOLDS)[number];

/** In the order in which the user chooses them. */
export const PART_NAMES = ['structure', 'floors', 'holds', 'perSota', 'agulla'] as const;

export type Parts = {
  readonly structure: Structure;
  readonly floors: number;
  readonly holds: Holds;
  readonly perSota: boolean;
  readonly agulla: boolean;
};

export type PartName = keyof Parts;

export type DailyTower = DailyFigures & {
  readonly tower: Tower;
  readonly parts: Parts;
};

export type DailyCatalogue = {
  /** From well known to rare. */
  readonly towers: readonly DailyTower[];
  /** By canonical code: `3d8af`. */
  readonly byCode: ReadonlyMap<string, DailyTower>;
};

/** Throws if a code is not a single tower. */
export function dailyCatalogue(table: readonly DailyFigures[]): DailyCatalogue {
  const towers = fromKnownToRare(table.map(readFigures));
  return {
    towers,
    byCode: new Map(towers.map((one) => [formatOne(one.tower), one])),
  };
}

function readFigures(figures: DailyFigures): DailyTower {
  const tower = readTower(figures.code);
  if (isProblem(tower)) throw new Error(`${figures.code} is not a single tower.`);
  return { ...figures, tower, parts: partsOf(tower) };
}

const partsOf = ({ structure, floors, support, variant, perSota, agulla }: Tower): Parts => ({
  structure,
  floors,
  holds: variant ?? support,
  perSota,
  agulla,
});

/**
 * Well-known towers have few points, since many colles build them, and parts that many towers share. Both ranks weigh
 * the same. Ties keep the order of the table.
 */
function fromKnownToRare(towers: readonly DailyTower[]): DailyTower[] {
  const byPoints = rankBy(towers, ({ descarregat }) => descarregat);
  const byParts = rankBy(towers, (one) => unusualness(one, towers));
  const rank = (one: DailyTower) => (byPoints.get(one) ?? 0) + (byParts.get(one) ?? 0);
  return [...towers].sort((one, other) => rank(one) - rank(other));
}

function rankBy(
  towers: readonly DailyTower[],
  value: (one: DailyTower) => number,
): ReadonlyMap<DailyTower, number> {
  const sorted = [...towers].sort((one, other) => value(one) - value(other));
  return new Map(sorted.map((one, place) => [one, place]));
}

/** How rare the structure, floors and letters are, in bits. */
function unusualness({ parts }: DailyTower, towers: readonly DailyTower[]): number {
  const letters = ({ holds, perSota, agulla }: Parts) => [holds, perSota, agulla].join();
  const sharing = [
    towers.filter((one) => one.parts.structure === parts.structure),
    towers.filter((one) => one.parts.floors === parts.floors),
    towers.filter((one) => letters(one.parts) === letters(parts)),
  ];
  return sharing.reduce((bits, { length }) => bits + Math.log2(towers.length / length), 0);
}

const WEEK = 7;
/** Changing it changes the tower of every day. */
const SEED = 20_260_914;

/** The same for all users. Throws with fewer than seven towers. */
export function castellOf(catalogue: DailyCatalogue, date: string): DailyTower {
  const day = dayNumber(date) - 1;
  const turns = turnsOf(catalogue)[modulo(day, WEEK)] ?? [];
  const tower = turns[modulo(Math.floor(day / WEEK), turns.length)];
  if (tower === undefined) throw new Error('A castell of the day needs seven towers at least.');
  return tower;
}

const orders = new WeakMap<DailyCatalogue, readonly (readonly DailyTower[])[]>();

/** Monday first. */
function turnsOf(catalogue: DailyCatalogue): readonly (readonly DailyTower[])[] {
  const known = orders.get(catalogue) ?? dealt(catalogue.towers);
  orders.set(catalogue, known);
  return known;
}

/**
 * Monday has the best known towers, Sunday the rarest and the remainder. A tower repeats only after all others of its
 * weekday.
 */
function dealt(towers: readonly DailyTower[]): readonly (readonly DailyTower[])[] {
  const random = seededRandom(SEED);
  const each = Math.floor(towers.length / WEEK);
  return Array.from({ length: WEEK }, (_, day) => {
    const end = day === WEEK - 1 ? towers.length : (day + 1) * each;
    return shuffle(towers.slice(day * each, end), random);
  });
}

const modulo = (value: number, by: number): number => ((value % by) + by) % by;

/** Folder in `public/`. */
export const DAILY_PICTURES = 'castell-del-dia';

/** A prime above the number of towers, so that each tower gets its own number. */
const STEP = 9941;

/** Does not reveal the tower in the network log of the browser, which fetches it early. */
export const dailyPicture = ({ towers }: DailyCatalogue, tower: DailyTower): string =>
  `${((towers.indexOf(tower) + 1) * STEP) % towers.length}.svg`;

/** URL fragment that shows the drawing up to a floor. */
export const floorMark = (floor: number): string => `p${floor}`;
