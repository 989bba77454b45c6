import { ofDay, shortDate } from '@/lib/dates/formats';

/** Network line and offline page. */
export const OFFLINE_TEXTS = {
  offline: 'Sense connexió.',
  silent: 'La xarxa no respon.',
  page: {
    title: 'Sense connexió',
    lead: "Aquesta pàgina no es pot obrir ara: no hi ha xarxa, i encara no n'hi ha cap còpia en aquest dispositiu.",
    visited: "El que ja has visitat s'obre igualment.",
    kept: 'Això sempre ho tens:',
  },
} as const;

/** After `visited`. */
export const cachedGames = (withStory: boolean): string =>
  `Els jocs${withStory ? ' i el conte' : ''} també, si has passat per la pàgina dels jocs quan hi havia xarxa.`;

/** `time`: `10:05`. */
export const cachedPageNotice = (date: string, time: string): string =>
  `Veus la còpia ${ofDay(shortDate(date))} a les ${time}.`;
