// The specification of the game, restated from its text alone: nothing here is taken from the engine. Outcomes are in
// the order unloaded, loaded, tried, taken down. It is slow and plain on purpose.

export type Four = readonly [number, number, number, number];

export type ModelTower = {
  readonly people: number;
  readonly loaded: number;
  readonly unloaded: number;
  /** `pes_dependencies`, `unique`, `caps`, `multipliers` and `dependencies` of the tower. */
  readonly weight: number;
  readonly unique: Four;
  readonly caps: readonly [number, number];
  readonly multipliers: readonly [Four, Four, Four, Four];
  readonly dependencies: Readonly<Record<string, number>>;
  /** Unloaded at least once. */
  readonly done: boolean;
  /** A tower lifted from below: the one built upwards, and what it can be at most before that was unloaded. */
  readonly upright?: { readonly name: string; readonly most: number };
};
export type ModelTowers = Readonly<Record<string, ModelTower>>;

const FOUR = [0, 1, 2, 3] as const;
const four = (value: (index: (typeof FOUR)[number]) => number): Four => [
  value(0),
  value(1),
  value(2),
  value(3),
];

/**
 * The weight times the sum of what it leans on, plus the rest of its own; never likelier than the one it leans on
 * alone. Lifted from below, it has its own only, and little of it, until the one built upwards was unloaded.
 */
export function modelChances(towers: ModelTowers, name: string): Four {
  const tower = towers[name];
  if (!tower) throw new Error(`There is no ${name}.`);
  const below = Object.entries(tower.dependencies).map(([other, share]) => ({
    share,
    chances: modelChances(towers, other),
  }));
  const closed = tower.upright && towers[tower.upright.name]?.done === false ? tower.upright : undefined;
  const weight = closed ? 0 : tower.weight;
  const mixed = four(
    (index) =>
      weight * below.reduce((sum, { share, chances }) => sum + share * chances[index], 0) +
      (1 - weight) * tower.unique[index],
  );
  const [only] = below;
  const most = Math.min(closed?.most ?? 1, below.length === 1 && only?.share === 1 ? only.chances[0] : 1);
  if (mixed[0] <= most) return mixed;
  const others = mixed[1] + mixed[2] + mixed[3];
  return four((index) => (index === 0 ? most : (mixed[index] * (1 - most)) / others));
}

/** Where a number from 0 to 1 falls: 0 unloaded, 1 loaded, 2 tried, 3 taken down. */
export function modelOutcome(chances: Four, drawn: number): number {
  let left = drawn;
  for (const index of FOUR) {
    left -= chances[index];
    if (left < 0) return index;
  }
  return 3;
}

/** `unique` clipped to its caps, multiplied by those of the result, clipped again and normalised. */
export function modelLearn({ unique, caps: [least, most], multipliers }: ModelTower, outcome: number): Four {
  const clip = (value: number) => (value < least ? least : value > most ? most : value);
  const by = multipliers[outcome] ?? [1, 1, 1, 1];
  const raised = four((index) => clip(clip(unique[index]) * by[index]));
  const sum = raised[0] + raised[1] + raised[2] + raised[3];
  return four((index) => raised[index] / sum);
}

export type ModelRound = { readonly name: string; readonly outcome: number };

/** Points of a round: 0 when it was only tried, the tower's own for how it ended otherwise. */
export function modelPoints(towers: ModelTowers, { name, outcome }: ModelRound): number {
  const tower = towers[name];
  if (!tower || outcome > 1) return 0;
  return outcome === 0 ? tower.unloaded : tower.loaded;
}

/**
 * Members after a performance: on the line through (50 n - 1643, 0) and (60 n - 1216, n / 10), rounded, plus one; less 5 %
 * of the people of each round tried or only loaded, rounded. Never below 35, where nobody is lost at all.
 */
export function modelMembers(members: number, rounds: readonly ModelRound[], towers: ModelTowers): number {
  const points = rounds.reduce((sum, round) => sum + modelPoints(towers, round), 0);
  const [x1, y1, x2, y2] = [50 * members - 1643, 0, 60 * members - 1216, members / 10];
  const gained = Math.round(y1 + ((points - x1) * (y2 - y1)) / (x2 - x1) + 1);
  const lost = rounds
    .filter(({ outcome }) => outcome === 1 || outcome === 2)
    .reduce((sum, { name }) => sum + Math.round(0.05 * (towers[name]?.people ?? 0)), 0);
  const after = members + gained - lost;
  if (gained - lost > 0 || after >= 35) return after;
  return members <= 35 ? members : 35;
}

export type ModelDay = { readonly date: string; readonly attendees: number; readonly performance: boolean };

/** The next day: attendees are recomputed first, and the new count decides how long a Tuesday is. */
export function modelNextDay(date: string, members: number, drawn: number): ModelDay {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  // Zeller's congruence, 0 for Saturday.
  const m = month < 3 ? month + 12 : month;
  const y = month < 3 ? year - 1 : year;
  const weekday =
    (day +
      Math.floor((13 * (m + 1)) / 5) +
      y +
      Math.floor(y / 4) -
      Math.floor(y / 100) +
      Math.floor(y / 400)) %
    7;
  const [MONDAY, TUESDAY, THURSDAY] = [2, 3, 5];
  const least =
    weekday === MONDAY
      ? 0.8
      : weekday === TUESDAY
        ? members >= 31
          ? 0.9
          : 0.6
        : weekday === THURSDAY
          ? 0.6
          : 1;
  const attendees = Math.floor(members * (least + (1 - least) * drawn));
  const days =
    weekday === MONDAY ? 1 : weekday === TUESDAY ? (attendees < 31 ? 6 : 2) : weekday === THURSDAY ? 4 : 0;
  const next = plusDays([year, month, day], days);
  return { date: next, attendees, performance: (weekday + days) % 7 === THURSDAY };
}

function plusDays([year, month, day]: readonly [number, number, number], days: number): string {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  const length = lengths[month - 1] ?? 31;
  const over = day + days - length;
  const [y, m, d] =
    over <= 0 ? [year, month, day + days] : month === 12 ? [year + 1, 1, over] : [year, month + 1, over];
  return [y, String(m).padStart(2, '0'), String(d).padStart(2, '0')].join('-');
}
