import { SCREEN_WIDTH } from '@/lib/castle-game/limits';

/** Code of the tower drawn on the first page of the castle game until the game is there. */
export const POSTER_TOWER = '4d8';

/** What the page of the castle game is about. Apart from the other words, which travel with the game itself. */
export const GAME_TITLE_TEXTS = {
  title: 'Crea la teva pròpia colla',
  lead: "És dilluns 18 de setembre, us heu trobat quinze i ningú no s'ha enfaixat mai. Trieu què assageu i què feu els dijous a plaça, fins que un dia la pinya ja no hi càpiga.",
  noScripts: 'Per jugar-hi cal JavaScript. Activeu-lo al navegador i torneu a carregar la pàgina.',
} as const;

export const START_TEXTS = {
  points: [
    'Cada prova ensenya alguna cosa, i cada castell es recolza en els que heu après abans.',
    'Una bona diada porta gent nova; una mala caiguda en fa plegar.',
  ],
  /** The last of the points. */
  storage: {
    kept: "La partida es desa sola en aquest navegador i no surt d'aquí si no l'exporteu.",
    blocked:
      'Aquest navegador no deixa desar la partida: exporteu-la abans de tancar la pàgina o la perdreu.',
  },
  newGame: 'Nova partida',
  load: 'Carregar partida',
  import: 'Importar partida',
  saved: 'Partida desada',
  loading: "S'està buscant la vostra colla…",
  name: 'Nom de la colla',
  nameMissing: 'La colla necessita un nom.',
  color: 'Color de la camisa',
  begin: 'Comença!',
  cancel: 'Cancel·la',
  replaces: 'Ja teniu una partida desada i aquesta la substituirà:',
  replaceTitle: 'Voleu importar aquesta partida?',
  replace: 'Importa-la',
  losses: "D'aquesta partida no es pot conservar tot tal com era:",
  loadTitle: 'Voleu carregar aquesta partida?',
  loadAnyway: 'Carrega-la',
  downloadAsItIs: 'Baixa-la abans tal com és',
  exportFirst: 'Exporta la desada abans',
  shirt: 'Així aniran vestits',
  narrow: `Cal una pantalla d'almenys ${SCREEN_WIDTH}px d'amplada per poder jugar a aquest joc`,
} as const;
