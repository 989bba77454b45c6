import type { CrosswordAction } from '@/lib/games/crossword/types';

export type CrosswordTool = { readonly label: string; readonly action: CrosswordAction };

/** What helps to solve a crossword, as its buttons say it. */
export const CROSSWORD_TOOLS = {
  groups: [
    {
      title: 'Revisa',
      tools: [
        { label: 'La lletra', action: { type: 'check', scope: 'letter' } },
        { label: 'La paraula', action: { type: 'check', scope: 'word' } },
        { label: 'Tot', action: { type: 'check', scope: 'all' } },
      ],
    },
    {
      title: 'Revela',
      tools: [
        { label: 'Una lletra', action: { type: 'reveal', scope: 'letter' } },
        { label: 'Una paraula', action: { type: 'reveal', scope: 'word' } },
      ],
    },
  ],
  print: 'Imprimeix',
  deviceKeyboard: 'Usa el teclat del dispositiu',
  ownKeyboard: 'Usa el teclat de la pàgina',
  across: 'Horitzontals',
  down: 'Verticals',
} as const satisfies {
  readonly groups: readonly { readonly title: string; readonly tools: readonly CrosswordTool[] }[];
} & Readonly<Record<'print' | 'deviceKeyboard' | 'ownKeyboard' | 'across' | 'down', string>>;
