import { isPublished, type Module } from '@/lib/site/modules';
import type { PageEntry } from '@/lib/site/pages';
import { modules } from './modules';
import { pages } from './pages';

const listed: readonly Module[] = modules;
const entries: readonly PageEntry[] = Object.values(pages);

export const hasModule = (module: Module): boolean => listed.includes(module);

/** Whether a link leads somewhere: false if its page belongs to a module that the club leaves out. */
export const isShown = (link: string): boolean => isPublished(link, listed, entries);
