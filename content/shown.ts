import type { PageEntry } from '@/lib/site/pages';
import { isPublished, type Part } from '@/lib/site/parts';
import { pages } from './pages';
import { parts } from './parts';

const listed: readonly Part[] = parts;
const entries: readonly PageEntry[] = Object.values(pages);

export const hasPart = (part: Part): boolean => listed.includes(part);

/** Whether a link leads somewhere: false if its page belongs to a part that the club leaves out. */
export const isShown = (link: string): boolean => isPublished(link, listed, entries);
