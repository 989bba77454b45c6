import { membership } from '@/content/membership';
import type { RehearsalsPage } from '@/lib/club/types';
import type { SiteLink } from './';

// cspell:words Zona Universitària pati gimnàs

const { minimumAge, adultAge, fee } = membership;

/** Part of `/assajos`. Files that end in `.en.ts` are in English, and their spelling too. */
export const welcome = {
  lang: 'en',
  id: 'in-english',
  title: 'In English',
  before: [
    'Welcome! We are the human tower club of the university area, and there is room for you, student or not. You need no experience and, to begin with, no Catalan: someone from our welcome team stays with you and explains everything in a language you understand. You can also just come and watch.',
  ],
  hours:
    'We rehearse every week of term. Turn up and look for the green shirts (pati is the courtyard, gimnàs the gym):',
  after: [
    'Take the metro or the tram to Zona Universitària. At the school, use the main door (there is a ramp on its left) and cross the hall to the courtyard. To the gym we walk together from the same door at 19:30.',
    `Your first three rehearsals are open to all, but our accident insurance covers members only, so after that we ask you to join. It costs ${fee.euros} euros a season, half from February on, and nobody stays out for lack of money. You must be ${minimumAge} or older. If you are under ${adultAge}, bring the signed consent of a parent or guardian the first day you join the base of a tower.`,
    'Nobody has to climb, and you can always say no. Those at the top wear helmets, new towers are tried over a net, and there is a first-aider at every rehearsal.',
    'Wear long trousers, flat shoes and a shirt with a collar; we lend you the sash. Questions? [Write to us](/contactar).',
  ],
} satisfies RehearsalsPage<SiteLink>['welcome'];
