import { answers } from '@/content/answers';
import type { RehearsalSeason } from '@/lib/calendar/course';

/** First and last day of the rehearsals of this course. */
export const rehearsalSeason: RehearsalSeason = answers.course;
