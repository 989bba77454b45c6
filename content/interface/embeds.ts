import type { EmbedKind } from '@/lib/embeds/embeds';
import { de } from '@/lib/text/catalan';

export const EMBED_TEXTS = {
  ask: {
    calendari: 'Mostra el calendari',
    mapes: 'Mostra el mapa',
    videos: 'Mostra el vídeo',
    musica: 'Mostra el reproductor',
  } satisfies Record<EmbedKind, string>,
  always: "Mostra'l sempre",
  alwaysAll: "Mostra'ls sempre",
  loading: "S'està carregant…",
  notSeen: 'No es veu?',
  openApart: "Obre'l a part",
} as const;

export const hostNotice = (host: string): string =>
  `És contingut ${de(host)}. Si el mostres, aquell web sabrà que el mires des d'aquí.`;

/** Accessible name. */
export const alwaysLabel = (host: string): string => `Mostra'l sempre: contingut ${de(host)}`;

/** Accessible name. */
export const forgetLabel = (host: string): string => `No mostris sempre el contingut ${de(host)}`;
