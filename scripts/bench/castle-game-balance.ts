// How long a coach needs for the great towers, and what becomes of the team: `npm run bench:game [-- SEEDS]`.
import { rulebook } from '@/content/castle-game/rulebook';
import { MEMBERS_FLOOR } from '@/lib/castle-game/limits';
import { bindRules } from '@/lib/castle-game/rules';
import { attemptsToMaster } from './castle-game-coach';
import { type Coach, playSeason, prudent, reckless, teamOf } from './castle-game-season';
import { MASTERY } from './castle-game-targets';

const rules = bindRules(rulebook);

const PERCENTILES = [0, 5, 25, 50, 75, 95, 100] as const;
/** Seasons are long: one in this many seeds plays one. */
const SEASONS_SHARE = 20;
/** About one year and a half of Thursdays. */
const PERFORMANCES = 60;

const seeds = Array.from({ length: Number(process.argv[2] ?? 1000) }, (_, index) => index + 1);

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.round((share / 100) * (sorted.length - 1))] ?? Number.NaN;

function row(name: string, values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  console.log(
    name.padEnd(24),
    PERCENTILES.map((share) => String(percentile(sorted, share)).padStart(6)).join(''),
  );
  return percentile(sorted, 50);
}

console.log('percentile'.padEnd(24), PERCENTILES.map((share) => String(share).padStart(6)).join(''));
const targets = MASTERY.map(({ code }) => code);
const runs = seeds.map((seed) => attemptsToMaster(rules, targets, seed));
const outside = MASTERY.filter(({ code, least, most }) => {
  const median = row(
    `attempts to ${code}`,
    runs.map((run) => run.get(code) ?? Number.POSITIVE_INFINITY),
  );
  return !(median >= least && median <= most);
});

/** Members of the team of the reckless coach at the start: one that has something to lose. */
const BIG_TEAM = 100;

function members(coach: Coach, start?: number): number[] {
  const played = seeds.filter((seed) => seed % SEASONS_SHARE === 1);
  return played.map(
    (seed) => playSeason(rules, coach, teamOf(rules, seed, start), PERFORMANCES).team.members,
  );
}
const grown = row('members, prudent', members(prudent));
const shrunk = row(`members, reckless (${BIG_TEAM})`, members(reckless, BIG_TEAM));

for (const { code, least, most } of outside) console.error(`${code} is not between ${least} and ${most}.`);
const fair = grown > MEMBERS_FLOOR && shrunk < BIG_TEAM;
if (!fair) console.error('Prudence does not pay.');
process.exitCode = outside.length > 0 || !fair ? 1 : 0;
