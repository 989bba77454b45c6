import { dateInMadrid } from '@/lib/dates/madrid';

/** Seconds since 1970 (https://reproducible-builds.org/specs/source-date-epoch/). */
const epoch = process.env.SOURCE_DATE_EPOCH;

/** Date of the build in Madrid. `SOURCE_DATE_EPOCH` names another moment than now. */
export const buildDay = dateInMadrid(epoch ? Number(epoch) * 1000 : Date.now());
