import { calendarDate, daysInMonth } from '@/lib/dates/calendar-date';
import { weekdayOf } from '@/lib/dates/days';
import { seasonDates } from '@/lib/dates/seasons';
import type { Random } from '@/lib/random/generator';
import { pickWeighted } from '@/lib/random/pick';
import {
  anniversary,
  anniversaryNames,
  CLOSED,
  type ClubEvent,
  COURTYARD,
  events,
  lastYearInTheSquare,
  meetingReason,
  meetingTowns,
  oldSquare,
  springFestival,
  type When,
} from './events';
import type { SeasonPlan } from './seasons';

/** A diada that will be held, its towers still to be chosen. */
export type PlannedDiada = {
  readonly date: string;
  readonly reason: string;
  readonly place: string;
  readonly town: string;
  readonly importance: number;
  /** One of the two great days of the season. */
  readonly great: boolean;
};

/** The diades of a season by date, as many as the plan says, never two on one day. */
export function planSeason(plan: SeasonPlan, random: Random): PlannedDiada[] {
  const year = Number(plan.season.slice(0, 4));
  const dates = seasonDates(plan.season);
  const [opens, closes] = [plan.opens ?? dates.from, plan.closes ?? dates.to];
  const planned = new Map<string, PlannedDiada>();
  const left = new Set(events);
  function hold(event: ClubEvent, great: boolean): void {
    const isClosed = (date: string) => event.place === COURTYARD && date.endsWith(CLOSED);
    const possible = datesOf(event, event.month >= 9 ? year : year + 1).filter(
      (date) => date >= opens && date <= closes && !isClosed(date) && !planned.has(date),
    );
    const date = possible[Math.floor(random() * possible.length)];
    if (date) planned.set(date, diadaOf(event, date, great));
  }
  hold(anniversary, true);
  hold(springFestival, true);
  while (planned.size < plan.diades) {
    const event = pickWeighted([...left], ({ weight }) => weight, random);
    if (!event) throw new Error(`Not enough events for ${plan.diades} diades in ${plan.season}.`);
    left.delete(event);
    hold(event, false);
  }
  return [...planned.values()].sort((one, other) => (one.date < other.date ? -1 : 1));
}

function datesOf({ month, from, to, weekday }: When, year: number): string[] {
  const dates: string[] = [];
  for (let day = from; day <= Math.min(to, daysInMonth(year, month)); day += 1) {
    const date = calendarDate(year, month, day);
    if (date && (weekday === undefined || weekdayOf(date) === weekday)) dates.push(date);
  }
  return dates;
}

function diadaOf(event: ClubEvent, date: string, great: boolean): PlannedDiada {
  const year = Number(date.slice(0, 4));
  const { importance } = event;
  const reason = event === anniversary ? (anniversaryNames[year] ?? event.reason) : event.reason;
  if (event === springFestival && year <= lastYearInTheSquare)
    return { date, reason, place: oldSquare, town: event.town, importance, great };
  const host = event.reason === meetingReason ? meetingTowns[year % meetingTowns.length] : undefined;
  const { place, town } = host ?? event;
  return { date, reason, place, town, importance, great };
}
