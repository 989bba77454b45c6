import { isPublished, type Part } from '@/lib/site/parts';
import { parts } from './parts';

const listed: readonly Part[] = parts;

export const hasPart = (part: Part): boolean => listed.includes(part);

/** Whether a link leads somewhere: false if its page belongs to a part that the club leaves out. */
export const isShown = (link: string): boolean => isPublished(link, listed);
