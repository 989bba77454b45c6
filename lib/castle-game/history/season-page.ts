import { bestOf, dayOfPerformance, performancesOf } from '@/lib/castle-game/engine/season-history';
import type { Performance, Round, SeasonNote, Team } from '@/lib/castle-game/types';
import { BUILT, type Built, type GameOutcome } from '@/lib/castle-game/vocabulary';
import { daysBetween } from '@/lib/dates/days';
import { formatSeason, parseSeason, type Season, seasonDates } from '@/lib/dates/seasons';

/** Rounds by outcome. */
export type Tally = Readonly<Record<GameOutcome, number>>;

function tallyOf(rounds: readonly Pick<Round, 'outcome'>[]): Tally {
  const times = (outcome: GameOutcome) => rounds.filter((round) => round.outcome === outcome).length;
  return {
    descarregat: times('descarregat'),
    carregat: times('carregat'),
    intent: times('intent'),
    'intent desmuntat': times('intent desmuntat'),
  };
}

/** First time in a performance. */
export type FirstOnStage = { readonly code: string; readonly built: Built; readonly day: string };

export type CurvePoint = { readonly day: string; readonly members: number };

export type SeasonSummary = {
  readonly season: Season;
  readonly performances: number;
  readonly points: number;
  readonly best: Performance | undefined;
  /** At the start, and at the end or now. */
  readonly members: { readonly before: number; readonly after: number };
  readonly outcomes: Tally;
};

export type SeasonPage = SeasonSummary & {
  /** By day, then by points. One entry per tower: descarregat if it has both. */
  readonly firsts: readonly FirstOnStage[];
  readonly curve: readonly CurvePoint[];
  readonly yearAgo: SeasonSummary | undefined;
};

function summaryOf(team: Team, note: SeasonNote): SeasonSummary {
  const { season } = note;
  const performances = performancesOf(team, season);
  const place = team.seasons.findIndex((one) => one.season === season);
  const last = performances.at(-1)?.members?.after ?? note.members;
  // Includes members from missions after the last performance.
  const after = place === team.seasons.length - 1 ? team.members : (team.seasons[place + 1]?.members ?? last);
  return {
    season,
    performances: performances.length,
    points: performances.reduce((sum, { points }) => sum + points, 0),
    best: bestOf(performances),
    members: { before: note.members, after },
    outcomes: tallyOf(performances.flatMap(({ rounds }) => rounds)),
  };
}

function firstsOf(team: Pick<Team, 'firsts' | 'stats'>, season: Season): readonly FirstOnStage[] {
  const { from, to } = seasonDates(season);
  const fullPoints = (code: string) => team.stats[code]?.descarregat ?? 0;
  const found = new Map<string, FirstOnStage>();
  for (const [code, times] of Object.entries(team.firsts))
    for (const built of BUILT) {
      const day = times.performance?.[built];
      if (day && day >= from && day <= to) found.set(code, { code, built, day });
    }
  return [...found.values()].sort(
    (one, other) => one.day.localeCompare(other.day) || fullPoints(one.code) - fullPoints(other.code),
  );
}

/** Ends with the members of the summary, missions included. */
function curveOf(team: Team, { season, members }: SeasonNote, after: number): readonly CurvePoint[] {
  const performances = performancesOf(team, season);
  const { from, to } = seasonDates(season);
  const end = { day: team.date < to ? team.date : to, members: after };
  const points = performances.flatMap((one) => {
    const day = dayOfPerformance(one);
    return day !== undefined && one.members ? [{ day, members: one.members.after }] : [];
  });
  return [{ day: from, members }, ...points, end];
}

/** Returns `undefined` if the team has no note of the season. */
export function seasonPage(team: Team, season: Season): SeasonPage | undefined {
  const note = team.seasons.find((one) => one.season === season);
  if (!note) return undefined;
  const year = parseSeason(season);
  const before = year === null ? undefined : formatSeason(year - 1);
  const previous = team.seasons.find((one) => one.season === before);
  const summary = summaryOf(team, note);
  return {
    ...summary,
    firsts: firstsOf(team, season),
    curve: curveOf(team, note, summary.members.after),
    yearAgo: previous && summaryOf(team, previous),
  };
}

/** In a box of side 1: `x` from the left, `y` from the bottom. */
export type Placed = CurvePoint & { readonly x: number; readonly y: number };

/** The bottom is 0 members. The top margin is 8 %. */
export function placedCurve(curve: readonly CurvePoint[], season: Season): readonly Placed[] {
  const { from, to } = seasonDates(season);
  const days = Math.max(1, daysBetween(from, to));
  const most = Math.max(1, ...curve.map(({ members }) => members)) * 1.08;
  return curve.map((point) => ({
    ...point,
    x: Math.min(1, Math.max(0, daysBetween(from, point.day) / days)),
    y: point.members / most,
  }));
}
