import { dateInMadrid } from '@/lib/dates/madrid';

/** Seconds since 1970 (https://reproducible-builds.org/specs/source-date-epoch/). */
const epoch = process.env.SOURCE_DATE_EPOCH;

/** Moment of the build, in milliseconds since 1970. `SOURCE_DATE_EPOCH` names another than now. */
export const buildMoment = epoch ? Number(epoch) * 1000 : Date.now();

/** Date of the build in Madrid. */
export const buildDay = dateInMadrid(buildMoment);
