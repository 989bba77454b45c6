import { missions } from '@/content/castle-game/missions';
import { firstMissions } from '@/lib/castle-game/engine/missions';
import {
  BUILT_TOWERS,
  LAST_TOWER_ROUND,
  LOSS_SHARE,
  MEMBERS_FLOOR,
  NEW_TEAM_MEMBERS,
  PERFORMANCE_ATTENDEES,
  PERFORMANCE_LOCK,
  REHEARSAL_ATTEMPTS,
  TRIES_PER_PERFORMANCE,
} from '@/lib/castle-game/limits';
import { cardinal, formatPercent } from '@/lib/text/catalan';

export function acceptMissionsStep(missions: number): string {
  const [which, are] =
    missions === 1 ? ['la missió', 'és'] : [`les ${cardinal(missions, 'feminine')} missions`, 'són'];
  return `Accepteu ${which}, a la primera pantalla o a MISSIONS: ${are} l'única manera de passar dels ${NEW_TEAM_MEMBERS} castellers del principi als ${PERFORMANCE_ATTENDEES} que demana una actuació.`;
}

const rehearsal = `Assaig, amb ${REHEARSAL_ATTEMPTS} proves.`;

export const HELP_TEXTS = {
  title: 'AJUDA',
  motto: "Espavila. Enfaixa't i posa't a la feina!",
  exportGame: 'EXPORTA LA PARTIDA',
  deleteGame: 'BORRA LA PARTIDA',
  gameAbout: 'La partida es desa sola en aquest navegador. Exporteu-la si en voleu una còpia.',
  week: {
    title: 'La setmana de la colla',
    days: [
      { day: 'Dilluns', about: rehearsal },
      {
        day: 'Dimarts',
        about: `${rehearsal} Quan passeu de dia es compta qui vindrà dijous: si no arribeu a ${PERFORMANCE_ATTENDEES}, no s'actua i torneu a dilluns.`,
      },
      {
        day: 'Dijous',
        about: `Actuació. Si hi sou, és que heu arribat als ${PERFORMANCE_ATTENDEES} assistents que calen.`,
      },
    ],
  },
  start: {
    title: 'Per on començar',
    steps: [
      acceptMissionsStep(firstMissions(missions).length),
      "A ASSAIG, feu el que demanen. Només compta el que feu després d'acceptar-les, i fallar no fa perdre res: insistiu fins que surti.",
      'Amb la gent nova, assageu els castells que voldreu dur a plaça fins que surtin més vegades que no fallin.',
      `Dijous toca ACTUACIÓ. Teniu ${cardinal(LAST_TOWER_ROUND)} rondes per fer ${cardinal(BUILT_TOWERS)} castells: el pla us proposa, dels que surten prou sovint, els que més fan créixer la colla, comptant-hi les missions, i el podeu canviar. El que no surti es pot repetir un cop. Només amb els fàcils de sempre, la colla no creix.`,
      'Mireu què us demana la colla que us convida: de dilluns a dijous teniu trenta proves per preparar-ho, i hi ha missions que ho paguen.',
    ],
  },
  learning: {
    title: "Com se n'aprèn",
    paragraphs: [
      'Cada prova ensenya, fins que us atura el que hi ha a sota. Descarregar és el que ensenya més, però fins i tot una caiguda deixa alguna cosa.',
      "Cap castell no va sol: es recolza en el del mateix tipus amb un pis menys, en la seva neta, en el pilar de dins si porta agulla i en les peces que l'aguanten. Com més difícil és, més pesa el que té a sota: qui se salta esglaons ho paga.",
      'Un castell aixecat per sota no té res en què recolzar-se fins que no heu descarregat el mateix castell fet de baix a dalt. Fins llavors només surt de xamba.',
    ],
    pieces: [
      { term: 'Netes', code: '3d4n', about: 'Només el tronc, sense pinya. Demanen poca gent.' },
      { term: 'Folre', code: 'FT', about: "El folre d'un castell, assajat a terra." },
      { term: 'Manilles', code: 'MT', about: 'Les manilles, assajades a terra.' },
      { term: 'Puntals', code: 'PT', about: 'Els puntals, assajats a terra.' },
    ],
    after: "Netes i peces només es fan als assajos i no donen punts, però fan pujar tot el que s'hi recolza.",
  },
  rules: {
    title: "Les regles d'una actuació",
    list: [
      `Hi ha ${cardinal(LAST_TOWER_ROUND)} rondes de castells com a màxim i, al final, la de pilars.`,
      `La ronda de pilars arriba abans si ja heu carregat o descarregat ${cardinal(BUILT_TOWERS)} castells o si no us en queda cap per fer.`,
      `Si un castell no surt, el podeu provar un altre cop: en tot, ${cardinal(TRIES_PER_PERFORMANCE, 'feminine')} vegades com a màxim.`,
      "Un cop carregat o descarregat, se'n tanca la mena: després d'un 3d5 ja no es pot fer cap altre tres, tret dels que porten agulla.",
      "El pilar només s'intenta un cop, i amb ell s'acaba l'actuació.",
      'Per a una missió també val un castell més alt de la mateixa mena: amb un 3d7 es compleix la del 3d6.',
    ],
  },
  people: {
    title: 'Punts i gent',
    paragraphs: [
      "Descarregat dona tots els punts; carregat, una part; l'intent, cap. Amb una bona actuació s'apunta gent. Com més sou, més punts es demanen.",
      `Cada castell carregat o intentat us costa el ${formatPercent(LOSS_SHARE)} de la gent que demana. Desmuntar a temps no fa plegar ningú per la caiguda, però tampoc no fa punts: una colla gran que en fa pocs també perd gent.`,
      `Les pèrdues no us faran baixar mai de ${MEMBERS_FLOOR} castellers: si en sou ${MEMBERS_FLOOR} o menys, no plega ningú.`,
    ],
    table: 'Punts que calen per guanyar gent en un dia sense caigudes',
    size: 'Castellers',
    now: 'ara',
  },
  keyboard: {
    title: 'Amb el teclat',
    keys: [
      { key: 'Tab', about: "passa al botó següent; amb la tecla de majúscules, torna a l'anterior." },
      { key: 'Retorn o espai', about: "prem el botó; mentre puja un castell, en salta l'espectacle." },
    ],
    after: `A les actuacions l'espectacle es pot saltar quan han passat ${cardinal(PERFORMANCE_LOCK / 1000)} segons. El resultat ja està decidit i desat abans que comenci.`,
  },
  saves: {
    title: "La partida, d'un ordinador a l'altre",
    steps: [
      'Premeu EXPORTA LA PARTIDA, trieu un nom i deseu el fitxer .bin.',
      "A l'altre ordinador, obriu el joc i premeu «Importar partida» a la pantalla d'inici.",
    ],
    after:
      "Si esborreu les dades del navegador, la partida se'n va amb elles. BORRA LA PARTIDA demana confirmació i no es pot desfer.",
  },
} as const;

/** Teams to compare by size, in members. */
export const EXAMPLE_SIZES = [MEMBERS_FLOOR, 50, 75, 100, 150] as const;

/** Members to gain that are compared. */
export const EXAMPLE_GAINS = [1, 5, 10] as const;
