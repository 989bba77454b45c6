import * as v from 'valibot';
import { rehearsalPlace, season } from '@/lib/calendar/schema';
import { WEEKDAYS } from '@/lib/dates/days';
import { MODULES } from '@/lib/site/modules';
import { club } from './schema';

/**
 * `content/club.json` of a new club: what `npm run club:new` was answered. The modules of `starter/content` read it, until the
 * club writes its own texts into them.
 */
export const clubFile = v.object({
  club,
  modules: v.array(v.picklist(MODULES)),
  /** First and last day of the rehearsals. */
  course: season,
  /** Of the documents. */
  year: v.number(),
  places: v.array(rehearsalPlace),
  rehearsals: v.array(
    v.object({
      id: v.string(),
      weekday: v.picklist(WEEKDAYS),
      from: v.string(),
      to: v.string(),
      /** Name of one of the places. */
      place: v.string(),
    }),
  ),
});
export type ClubFile = v.InferOutput<typeof clubFile>;
