import { calendarRevised } from './season';

/** What a subscribed calendar says of the rehearsals. */
export const subscription = {
  name: 'Assajos dels Falziots',
  description: 'Els assajos dels Falziots del Campus Nou, oberts a tothom.',
  /** Title of each rehearsal. */
  title: 'Assaig dels Falziots',
  /** Second half of the identifiers. It never changes, even if the site moves. */
  domain: 'falziots.example',
} as const;

/** What a calendar file of the agenda says of itself. */
export const agendaCalendar = {
  name: 'Agenda dels Falziots',
  description: 'Tot el que fan els Falziots.',
  domain: subscription.domain,
  revised: calendarRevised,
} as const;
