import type { SiteLink } from '@/content/pages';
import type { Action } from '@/lib/site/pages';
import type { StoryNote } from '@/lib/story/passage';

/** What a reader of this story has to know before the first passage. */
export const storyNote = {
  title: 'Abans de començar',
  lead: 'Aquest conte és una comèdia per a adults. Tot hi és inventat, també el local i els deutes de la colla, i hi surten:',
  topics: [
    'alcohol, i gent que en beu més del compte',
    'gent que lliga, i petons, sempre amb el sí de tothom',
    'caigudes de castells, i un colze amb gel',
    'deutes, males decisions i algun bany a deshora',
  ],
  help: {
    label: "Si una nit de debò et passa res que no vols, tens el protocol d'agressions de la colla.",
    link: '/protocol-agressions',
  } satisfies Action<SiteLink>,
} as const satisfies StoryNote;
