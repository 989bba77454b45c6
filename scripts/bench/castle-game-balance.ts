// Simulates how long coaches need for the great towers and how the team grows: `npm run bench:game [-- SEEDS]`.
import { rules } from '@/content/castle-game/rulebook';
import type { GameState, Team } from '@/lib/castle-game/types';
import { dateToUtc } from '@/lib/dates/days';
import { type Coach, calculator, casual, planner, prudent } from './castle-game-coaches';
import { attemptsToMaster, MASTERY, playSeason, teamOf } from './castle-game-season';

/** Performances of a compared career: about one year and a half of Thursdays. */
const PERFORMANCES = 60;
/** The performance after which a prudent coach should have grown. */
const EARLY = 15;

/** Minimum for the median of members. */
const MEMBERS = { casual: 45, prudentEarly: 50, prudent: 90 } as const;
/** Maximum ratio of the members of an expert, or of who counts attempts, to those of a prudent coach. */
const EXPERT_TO_PRUDENT = 1.6;

/** Weeks of the first ones of a casual coach with a first time, a mission, a record or ten more members. */
const NEWS = { weeks: 104, least: 52, members: 10 } as const;

/** Range for the median of weeks until a prudent coach first unloads a tower in a performance. */
const FIRST_WEEKS = [
  { code: '3d8f', least: 60, most: 110 },
  { code: 'Td8fm', least: 0, most: 200 },
] as const;
const LONGEST = Math.max(...FIRST_WEEKS.map(({ most }) => most));

const WEEK_MS = 7 * 86_400_000;
const seeds = Array.from({ length: Number(process.argv[2] ?? 100) }, (_, index) => index + 1);

let failed = false;

/** Prints and returns the median. Prints an error if it is out of its range. */
function median(name: string, values: readonly number[], least: number, most = Number.POSITIVE_INFINITY) {
  const value = values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
  console.log(`${name}: ${value}`);
  limit(name, value, least, most);
  return value;
}

function limit(name: string, value: number, least: number, most = Number.POSITIVE_INFINITY): void {
  if (value >= least && value <= most) return;
  console.error(`${name}: ${value} is not from ${least} to ${most}.`);
  failed = true;
}

const founded = dateToUtc(teamOf(rules, 1).team.date);
const weeksTo = (day: string): number => Math.round((dateToUtc(day) - founded) / WEEK_MS);

/** Plays a career of the compared length, or longer until `enough` returns true. */
function careerOf(coach: Coach, seed: number, enough: (team: Team) => boolean = () => true): Team {
  const isOver = ({ team }: GameState) => enough(team) && team.history.length >= PERFORMANCES;
  return playSeason(rules, coach, teamOf(rules, seed), 10 * LONGEST, isOver).team;
}

const membersAfter = (team: Team, performances: number): number =>
  team.history[performances - 1]?.members?.after ?? Number.NaN;
const firstUnloaded = (team: Team, code: string) => team.firsts[code]?.performance?.descarregat;

/** Number of weeks with something new, and the members, of a casual coach. */
function casualCareer(seed: number) {
  const weeks = new Set<number>();
  let [known, most] = ['', 0];
  const team = careerOf(casual, seed, ({ date, members, firsts, history, completedMissions }) => {
    const best = Math.max(0, ...history.map(({ points }) => points));
    most = Math.max(most, members);
    const now = [
      Math.floor(most / NEWS.members),
      JSON.stringify(firsts),
      best,
      completedMissions.length,
    ].join();
    if (now !== known) weeks.add(weeksTo(date));
    known = now;
    return weeksTo(date) >= NEWS.weeks;
  });
  const news = [...weeks].filter((week) => week < NEWS.weeks).length;
  return { members: membersAfter(team, PERFORMANCES), news };
}

const targets = MASTERY.map(({ code }) => code);
const runs = seeds.map((seed) => attemptsToMaster(rules, targets, seed));
for (const { code, least, most } of MASTERY) {
  const attempts = runs.map((run) => run.get(code) ?? Number.POSITIVE_INFINITY);
  median(`attempts until ${code} is likelier than not`, attempts, least, most);
}

const casuals = seeds.map(casualCareer);
const casualMembers = casuals.map(({ members }) => members);
median('members, casual', casualMembers, MEMBERS.casual);
const news = casuals.map((one) => one.news);
median(`weeks of ${NEWS.weeks} with something new, casual`, news, NEWS.least);

const prudentTeams = seeds.map((seed) =>
  careerOf(
    prudent,
    seed,
    (team) => weeksTo(team.date) > LONGEST || FIRST_WEEKS.every(({ code }) => firstUnloaded(team, code)),
  ),
);
const early = prudentTeams.map((team) => membersAfter(team, EARLY));
median(`members, prudent, ${EARLY} performances`, early, MEMBERS.prudentEarly);
const late = prudentTeams.map((team) => membersAfter(team, PERFORMANCES));
const grown = median('members, prudent', late, MEMBERS.prudent);
for (const { code, least, most } of FIRST_WEEKS) {
  const days = prudentTeams.map((team) => firstUnloaded(team, code));
  const weeks = days.map((day) => (day ? weeksTo(day) : Number.POSITIVE_INFINITY));
  median(`weeks to the first ${code}, prudent`, weeks, least, most);
}

for (const [name, coach] of Object.entries({ planner, calculator })) {
  const members = seeds.map((seed) => membersAfter(careerOf(coach, seed), PERFORMANCES));
  median(`members, ${name}`, members, 0, grown * EXPERT_TO_PRUDENT);
}

process.exitCode = failed ? 1 : 0;
