import type { SiteLink } from '@/content/pages';
import type { Action } from '@/lib/site/pages';
import type { StoryNote } from '@/lib/story/passage';

/** What a reader of this story has to know before the first passage. */
export const storyNote = {
  title: 'Abans de començar',
  lead: 'Aquest conte és una comèdia per a adults. Tot hi és inventat i hi surten:',
  topics: ['una nit sense dormir'],
  help: {
    label: 'Si una nit de debò et passa res que no vols, escriu-nos.',
    link: '/contactar',
  } satisfies Action<SiteLink>,
} as const satisfies StoryNote;
