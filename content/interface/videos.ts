/** List of videos. */
export const VIDEO_TEXTS = {
  loading: "S'estan buscant els últims vídeos…",
  failed:
    "No hem pogut llegir la llista de vídeos del canal. Potser és la connexió: torna-ho a provar o mira'ls directament al canal.",
  retry: 'Torna-ho a provar',
  empty: 'Ara mateix el canal no té cap vídeo publicat.',
} as const;
