import type { EmbedKind } from '@/lib/embeds/kinds';

/** The box of a map, a calendar, a video or a player that another host keeps. */
export const EMBED_TEXTS = {
  /** The button that loads it. */
  ask: {
    calendari: 'Mostra el calendari',
    mapes: 'Mostra el mapa',
    videos: 'Mostra el vídeo',
    musica: 'Mostra el reproductor',
  } satisfies Record<EmbedKind, string>,
  always: "Mostra'l sempre",
  loading: "S'està carregant…",
  notSeen: 'No es veu?',
  openApart: "Obre'l a part",
} as const;
