// Simulates how long coaches need for the great towers and how the team grows: `npm run bench:game [-- SEEDS]`.
import { rules } from '@/content/castle-game/rulebook';
import type { GameState, Team } from '@/lib/castle-game/types';
import { dateToUtc } from '@/lib/dates/days';
import { type Coach, casual, expert, prudent } from './castle-game-coaches';
import { attemptsToMaster, MASTERY, playSeason, teamOf } from './castle-game-season';

/** Performances of a compared career: about one year and a half of Thursdays. */
const PERFORMANCES = 60;
/** The performance after which a prudent coach should have grown. */
const EARLY = 15;

/** Minimum for the median of members. */
const MEMBERS = { casual: 45, prudentEarly: 50, prudent: 90 } as const;
/** Maximum ratio of an expert's members to those of a prudent coach. */
const EXPERT_TO_PRUDENT = 1.4;

/** Weeks of a career in which an expert completes a mission within `within` weeks: least share of them. */
const MISSIONS = { weeks: 104, within: 5, least: 0.95 } as const;

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

/** Number of weeks with a mission that an expert completes soon, and the members. */
function expertCareer(seed: number) {
  const done: number[] = [];
  const team = careerOf(expert, seed, ({ date, completedMissions }) => {
    while (done.length < completedMissions.length) done.push(weeksTo(date));
    return weeksTo(date) > MISSIONS.weeks + MISSIONS.within;
  });
  const isNear = (week: number) => done.some((one) => one >= week && one <= week + MISSIONS.within);
  const weeks = Array.from({ length: MISSIONS.weeks }, (_, week) => week).filter(isNear).length;
  return { members: membersAfter(team, PERFORMANCES), weeks };
}

const targets = MASTERY.map(({ code }) => code);
const runs = seeds.map((seed) => attemptsToMaster(rules, targets, seed));
for (const { code, least, most } of MASTERY) {
  const attempts = runs.map((run) => run.get(code) ?? Number.POSITIVE_INFINITY);
  median(`attempts until ${code} is likelier than not`, attempts, least, most);
}

const casualMembers = seeds.map((seed) => membersAfter(careerOf(casual, seed), PERFORMANCES));
median('members, casual', casualMembers, MEMBERS.casual);

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

const experts = seeds.map(expertCareer);
const expertMembers = experts.map(({ members }) => members);
median('members, expert', expertMembers, grown, grown * EXPERT_TO_PRUDENT);
const share = experts.reduce((sum, { weeks }) => sum + weeks, 0) / (seeds.length * MISSIONS.weeks);
console.log(
  `weeks with a mission completed within ${MISSIONS.within}, expert: ${(100 * share).toFixed(1)} %`,
);
limit('share of weeks with a mission', share, MISSIONS.least);

process.exitCode = failed ? 1 : 0;
