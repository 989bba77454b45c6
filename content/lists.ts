import type { AgendaItem, Notice, Pause, RehearsalChange } from '@/lib/calendar/course';
import type { Album, Quote, SponsorGroup } from '@/lib/club/types';
import albumList from './albums.json' with { type: 'json' };
import agenda from './calendar/agenda.json' with { type: 'json' };
import changeList from './calendar/changes.json' with { type: 'json' };
import noticeList from './calendar/notices.json' with { type: 'json' };
import pauseList from './calendar/pauses.json' with { type: 'json' };
import quoteList from './quotes.json' with { type: 'json' };
import sponsorList from './sponsors.json' with { type: 'json' };

// Lists that a form can edit (.pages.yml). TypeScript takes a text of JSON for any text; `npm run content` compares each list
// with the schema of its type.

/** Performances and activities of the course. */
export const agendaItems = agenda as readonly AgendaItem[];

/** Rehearsals of a single day that are cancelled or moved. `date` is their day in the week as it was. */
export const changes = changeList as readonly RehearsalChange[];

/** Lines of the home page and above the hours of the rehearsals, from their first day to their last. */
export const notices = noticeList as readonly Notice[];

/** Days without rehearsal: public holidays and breaks of the university. Those of a performance follow from the agenda. */
export const pauses = pauseList as readonly Pause[];

/** The newest first. Without albums, /fotografies keeps the notice of content/pages/fotografies.ts. */
export const albums = albumList as readonly Album[];

export const quotes = quoteList as readonly Quote[];

export const sponsorGroups = sponsorList as readonly SponsorGroup[];
