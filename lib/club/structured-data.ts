import type { AgendaItem, RehearsalPlace } from '@/lib/calendar/course';
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
  return meetingsOfAgenda(agenda).map(
    ({ id, title, date, until = date, start, end, place, description }) => ({
      '@type': 'Event',
      '@id': `${absolute('/agenda/')}#${id}`,
      name: title,
      description,
      url: `${absolute('/agenda/')}#${id}`,
      startDate: start ? moment(date, start) : date,
      ...(start && !end ? {} : { endDate: end ? moment(until, end) : until }),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      isAccessibleForFree: true,
      inLanguage: 'ca',
      location: { '@type': 'Place', name: place.split(',')[0], address: addresses.get(place) ?? place },
      organizer: { '@type': 'SportsTeam', '@id': clubId(absolute), name: club.name, url: absolute('/') },
    }),
  );
}

/** `2026-11-26T13:00+01:00`. */
function moment(date: string, time: string): string {
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
