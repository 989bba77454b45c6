import type { Weekday } from '@/lib/dates/days';
import { SITE_TEXTS } from './site';

type English = {
  readonly lang: 'en';
  readonly weekdays: Readonly<Record<Weekday, string>>;
  /** After the course. */
  readonly past: (course: string) => string;
  /** Link to the contact page. */
  readonly ask: string;
};

/** Messages of the English welcome. */
export const ENGLISH = {
  lang: 'en',
  weekdays: {
    diumenge: 'Sunday',
    dilluns: 'Monday',
    dimarts: 'Tuesday',
    dimecres: 'Wednesday',
    dijous: 'Thursday',
    divendres: 'Friday',
    dissabte: 'Saturday',
  },
  past: (course) => `The rehearsals of ${course} are over. The days and hours below were theirs.`,
  ask: 'Ask us about the next ones',
} as const satisfies English;

const { skip, menu, universities, copyEmail, licences } = SITE_TEXTS;

/** Header and footer of a page whose entry says `lang: 'en'`: the English for each message. Names of pages stay in Catalan. */
export const LAYOUT_IN_ENGLISH: ReadonlyMap<string, string> = new Map([
  [skip, 'Skip to the content'],
  [menu.name, 'Main'],
  [menu.toggle, 'Menu'],
  [universities, 'Our universities'],
  [copyEmail.button, 'Copy'],
  [copyEmail.spoken, 'the e-mail address'],
  [copyEmail.copied, 'The address has been copied.'],
  [copyEmail.refused, 'The browser does not allow copying. The address is selected: copy it yourself.'],
  [licences, 'Licences'],
]);
