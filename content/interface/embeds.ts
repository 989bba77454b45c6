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

export const alwaysName = (host: string): string => `Mostra'l sempre: contingut ${de(host)}`;

export const forgetName = (host: string): string => `No mostris sempre el contingut ${de(host)}`;

/** List of videos. */
export const VIDEO_TEXTS = {
  loading: "S'estan buscant els últims vídeos…",
  failed:
    "No hem pogut llegir la llista de vídeos del canal. Potser és la connexió: torna-ho a provar o mira'ls directament al canal.",
  /** As in `FAILURE_TEXTS`, which would come whole into the script of the page. */
  retry: 'Torna-ho a provar',
  empty: 'Ara mateix el canal no té cap vídeo publicat.',
} as const;
