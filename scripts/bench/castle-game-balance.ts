import { rules } from '@/content/castle-game/rulebook';
import type { GameState } from '@/lib/castle-game/types';
import { dateToUtc } from '@/lib/dates/days';
import { attemptsToMaster, COACHES, type Coach, type CoachName, missionReader } from './castle-game-coaches';
import { expert, stageOptimiser } from './castle-game-optimisers';
import { MASTERY, playSeason, teamOf } from './castle-game-season';

/** Performances of a compared career: about one year and a half of Thursdays. */
const PERFORMANCES = 60;
/** The performance after which a prudent coach should have grown. */
const EARLY = 15;
/** Members of a large team, which can shrink. */
const BIG_TEAM = 100;

/** Limits for the median of members, by strategy. */
const MEMBERS = {
  casual: 45,
  prudentEarly: 50,
  prudent: 90,
  /** Maximum ratio of members: best coach to second best coach. */
  bestToSecond: 1.6,
  /** Maximum ratio of members to those of a prudent coach: the coach of lifted towers, and both optimisers. */
  toPrudent: { 'per-sota': 1.3, optimiser: 1.4, expert: 1.8 },
} as const;

/** Careers of the expert, which plans every day, and of the coach who reads missions. Fewer, because they are slow. */
const SLOW_SEEDS = 200;

/** Weeks of a career in which a mission is completed within `within` weeks: least share of them. */
const MISSIONS = { weeks: 104, within: 5, least: 0.95 } as const;

/** Range for the median of weeks until a prudent coach first unloads a tower in a performance. */
const FIRST_WEEKS = [
  { code: '3d8f', least: 60, most: 110 },
  { code: 'Td8fm', least: 0, most: 200 },
] as const;

// Simulates how long coaches need for the great towers and how the team grows: `npm run bench:game [-- SEEDS]`.

const PERCENTILES = [0, 5, 25, 50, 75, 95, 100] as const;
const WEEK_MS = 7 * 86_400_000;

const seeds = Array.from({ length: Number(process.argv[2] ?? 1000) }, (_, index) => index + 1);

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.round((share / 100) * (sorted.length - 1))] ?? Number.NaN;

/** Prints the percentiles. Returns the median. */
function row(name: string, values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const cells = PERCENTILES.map((share) => percentile(sorted, share));
  const text = cells.map((value) => (Number.isFinite(value) ? String(value) : 'never').padStart(6));
  console.log(name.padEnd(32), text.join(''));
  return percentile(sorted, 50);
}

const failures: string[] = [];
const expect = (holds: boolean, failure: string): void => {
  if (!holds) failures.push(failure);
};

console.log('percentile'.padEnd(32), PERCENTILES.map((share) => String(share).padStart(6)).join(''));

const targets = MASTERY.map(({ code }) => code);
const runs = seeds.map((seed) => attemptsToMaster(rules, targets, seed));
for (const { code, least, most } of MASTERY) {
  const attempts = runs.map((run) => run.get(code) ?? Number.POSITIVE_INFINITY);
  const median = row(`attempts to ${code}`, attempts);
  expect(median >= least && median <= most, `${code} takes ${median} attempts: ${least} to ${most} wanted.`);
}

/** Members after a career of each seed. Whole careers would not fit in memory. */
const membersAfter = (coach: Coach, members?: number, among = seeds): number[] =>
  among.map((seed) => playSeason(rules, coach, teamOf(rules, seed, members), PERFORMANCES).team.members);

/** Weeks from the first day of a game. */
const founded = teamOf(rules, 1).team.date;
const weeksTo = (day: string): number => Math.round((dateToUtc(day) - dateToUtc(founded)) / WEEK_MS);

const longest = Math.max(...FIRST_WEEKS.map(({ most }) => most));
const firstUnloaded = ({ team }: GameState, code: string): string | null | undefined =>
  team.firsts[code]?.performance?.descarregat;
/** A career ends when it has all of them, or when they would come too late. */
const isKnown = (game: GameState): boolean =>
  weeksTo(game.team.date) > longest || FIRST_WEEKS.every(({ code }) => firstUnloaded(game, code));

/** Career of a prudent coach: as long as the others', then continued until its first times are known. */
function prudentCareer(seed: number) {
  const career = playSeason(rules, COACHES.prudent, teamOf(rules, seed), PERFORMANCES);
  const older = playSeason(rules, COACHES.prudent, career, 10 * longest, isKnown);
  return {
    members: career.team.members,
    early: career.team.history[EARLY - 1]?.members?.after ?? Number.NaN,
    weeks: FIRST_WEEKS.map(({ code }) => {
      const day = firstUnloaded(older, code);
      return day ? weeksTo(day) : Number.POSITIVE_INFINITY;
    }),
  };
}

/** Median members after the career of each coach. */
const ends = new Map<CoachName, number>();
const prudent = seeds.map(prudentCareer);
for (const name of Object.keys(COACHES).filter((key): key is CoachName => key in COACHES)) {
  const members = name === 'prudent' ? prudent.map((career) => career.members) : membersAfter(COACHES[name]);
  ends.set(name, row(`members, ${name}`, members));
}

const early = row(
  `members, prudent, ${EARLY} performances`,
  prudent.map((career) => career.early),
);
const shrunk = row(
  `members, tallest-first from ${BIG_TEAM}`,
  membersAfter(COACHES['tallest-first'], BIG_TEAM),
);

const casual = ends.get('casual') ?? 0;
expect(casual >= MEMBERS.casual, `A casual coach ends with ${casual} members: ${MEMBERS.casual} wanted.`);
expect(
  early >= MEMBERS.prudentEarly,
  `A prudent coach has ${early} members after ${EARLY}: ${MEMBERS.prudentEarly} wanted.`,
);
const grown = ends.get('prudent') ?? 0;
expect(grown >= MEMBERS.prudent, `A prudent coach ends with ${grown} members: ${MEMBERS.prudent} wanted.`);
expect(shrunk < BIG_TEAM, `Always the tallest ends with ${shrunk} members of ${BIG_TEAM}.`);

const rivals = {
  'per-sota': ends.get('per-sota') ?? 0,
  optimiser: row('members, optimiser on stage', membersAfter(stageOptimiser)),
  expert: row('members, expert', membersAfter(expert, undefined, seeds.slice(0, SLOW_SEEDS))),
};
for (const name of ['per-sota', 'optimiser', 'expert'] as const) {
  const most = MEMBERS.toPrudent[name];
  const times = rivals[name] / grown;
  console.log(`${name} has ${times.toFixed(2)} times the members of prudent`);
  expect(times <= most, `${name} has ${times.toFixed(2)} times the members of prudent: ${most} at most.`);
}

const [first = 0, second = 0] = [...ends.values()].toSorted((a, b) => b - a);
console.log(`the best coach has ${(first / second).toFixed(2)} times the members of the second`);
expect(
  first <= second * MEMBERS.bestToSecond,
  `One path gives ${(first / second).toFixed(2)} times the second.`,
);

for (const [index, { code, least, most }] of FIRST_WEEKS.entries()) {
  const median = row(
    `weeks to the first ${code}`,
    prudent.map(({ weeks }) => weeks[index] ?? Number.NaN),
  );
  expect(
    median >= least && median <= most,
    `The first ${code} takes ${median} weeks: ${least} to ${most} wanted.`,
  );
}

/** Weeks with a mission that is completed soon. */
function weeksWithMission(seed: number): number {
  const done = [0];
  playSeason(rules, missionReader, teamOf(rules, seed), 10 * MISSIONS.weeks, ({ team }) => {
    const week = weeksTo(team.date);
    while (done.length <= team.completedMissions.length) done.push(week);
    return week > MISSIONS.weeks + MISSIONS.within;
  });
  return Array.from({ length: MISSIONS.weeks }, (_, week) =>
    done.some((one, index) => index > 0 && one >= week && one <= week + MISSIONS.within),
  ).filter(Boolean).length;
}

const reached = seeds.slice(0, SLOW_SEEDS).map(weeksWithMission);
row(`of ${MISSIONS.weeks} weeks, with a mission near`, reached);
const share = reached.reduce((sum, weeks) => sum + weeks, 0) / (reached.length * MISSIONS.weeks);
console.log(
  `a mission is completed within ${MISSIONS.within} weeks in ${(100 * share).toFixed(1)} % of weeks`,
);
expect(
  share >= MISSIONS.least,
  `Only ${(100 * share).toFixed(1)} % of weeks have a mission within ${MISSIONS.within} weeks.`,
);

for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;
