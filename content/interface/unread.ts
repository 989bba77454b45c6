/** Saved data that is damaged, or of a newer version. Apart from other failures, which every interactive page loads. */
export const UNREAD_TEXTS = {
  explanation:
    "El que hi havia desat aquí no es pot llegir: està malmès, o és d'una altra versió del web. No ho esborrem: quan continuïs, quedarà apartat amb els records de la pàgina de jocs.",
  save: 'Desa-ho en un fitxer',
  file: 'text-desat.txt',
} as const;
