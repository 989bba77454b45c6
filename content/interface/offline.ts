/** What is said where there is no network. */
export const OFFLINE_TEXTS = {
  offline: 'Sense connexió.',
  silent: 'La xarxa no respon.',
  page: {
    title: 'Sense connexió',
    lead: "Aquesta pàgina no es pot obrir ara: no hi ha xarxa, i encara no n'hi ha cap còpia en aquest dispositiu.",
    more: "El que ja has visitat s'obre igualment. Els jocs i la història també, si has passat per la pàgina dels jocs quan hi havia xarxa.",
    kept: 'Això sempre ho tens:',
    retry: 'Torna-ho a provar',
  },
} as const;
