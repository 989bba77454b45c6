import {
  type AgendaItem,
  asHeld,
  endOf,
  isCancelled,
  type Occasion,
  type RehearsalPlace,
} from '@/lib/calendar/course';
import { madridOffset } from '@/lib/calendar/madrid-time';
import { meetingsOfAgenda } from '@/lib/calendar/next-meeting';
import type { Club } from '@/lib/club/types';

export type Thing = { readonly '@type': string; readonly '@id'?: string } & Readonly<Record<string, unknown>>;

type Absolute = (path: string) => string;

const clubId = (absolute: Absolute) => `${absolute('/')}#colla`;

export function clubThing(club: Club, logo: string, absolute: Absolute): Thing {
  return {
    '@type': 'SportsTeam',
    '@id': clubId(absolute),
    name: club.name,
    alternateName: club.shortName,
    description: club.description,
    sport: 'Castells',
    url: absolute('/'),
    logo: absolute(logo),
    email: club.email,
    foundingDate: String(club.founded.year),
    sameAs: club.networks.map(({ link }) => link),
  };
}

export function siteThing(club: Club, absolute: Absolute): Thing {
  return {
    '@type': 'WebSite',
    name: club.name,
    url: absolute('/'),
    inLanguage: 'ca',
    publisher: { '@id': clubId(absolute) },
  };
}

export function eventThings(
  agenda: readonly AgendaItem[],
  places: readonly RehearsalPlace[],
  club: Club,
  absolute: Absolute,
): Thing[] {
  const addresses = new Map(places.map(({ name, address }) => [name, `${name}, ${address}`]));
  return meetingsOfAgenda(agenda)
    .map(asHeld)
    .map((item) => {
      const { id, title, date, until = date, start, end, place, description, announced = item } = item;
      const isRescheduled = startOf(announced) !== startOf(item);
      const status = isCancelled(item) ? 'Cancelled' : isRescheduled ? 'Rescheduled' : 'Scheduled';
      return {
        '@type': 'Event',
        '@id': `${absolute('/agenda/')}#${id}`,
        name: title,
        description,
        url: `${absolute('/agenda/')}#${id}`,
        startDate: startOf(item),
        ...(isRescheduled && { previousStartDate: startOf(announced) }),
        ...(start && !end ? {} : { endDate: start ? moment(endOf(item)) : until }),
        eventStatus: `https://schema.org/Event${status}`,
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        isAccessibleForFree: true,
        inLanguage: 'ca',
        location: { '@type': 'Place', name: place.split(',')[0], address: addresses.get(place) ?? place },
        organizer: { '@type': 'SportsTeam', '@id': clubId(absolute), name: club.name, url: absolute('/') },
      };
    });
}

const startOf = ({ date, start }: Occasion): string => (start ? moment(`${date} ${start}`) : date);

/** `2026-11-26T13:00+01:00`, from `2026-11-26 13:00`. */
function moment(text: string): string {
  const [date = '', time = ''] = text.split(' ');
  return `${date}T${time}+0${madridOffset(date, time)}:00`;
}

export function breadcrumbThing(
  steps: readonly { readonly name: string; readonly address: string }[],
): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address,
    })),
  };
}

/** Escapes `<`, so that no text can close the script. */
export function structuredText(...things: readonly Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
}
