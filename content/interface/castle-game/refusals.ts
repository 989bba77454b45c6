import type { Refusal } from '@/lib/castle-game/engine/refusal';
import type { Closed } from '@/lib/castle-game/screens/home';

export function refusalText(refusal: Refusal): string {
  switch (refusal.kind) {
    case 'no such tower':
      return 'Aquest castell no és al joc.';
    case 'not enough people':
      return `Calen ${refusal.needed} persones i avui n'han vingut ${refusal.present}.`;
    case 'no attempts left':
      return 'Avui ja no queden proves.';
    case 'only for rehearsals':
      return 'Només es fa als assajos.';
    case 'already done':
      return "Ja l'heu fet en aquesta actuació.";
    case 'tried twice':
      return "Ja l'heu intentat dues vegades en aquesta actuació.";
    case 'class done':
      return `Ja heu fet un castell de la mateixa mena: ${refusal.by}.`;
    case 'only pilars now':
      return 'És la ronda de pilars.';
    case 'pilars come last':
      return "Els pilars es fan a l'última ronda.";
    case 'result waiting':
      return 'Abans heu de passar a la ronda següent.';
    case 'nothing to continue':
      return 'No hi ha cap resultat pendent.';
    case 'performance to be done':
      return "Encara no heu acabat l'actuació d'avui.";
    case 'performance unfinished':
      return "L'actuació encara no s'ha acabat.";
    case 'performance over':
      return "L'actuació d'avui ja s'ha acabat.";
    case 'no performance today':
      return 'Avui no hi ha actuació.';
    case 'too few attendees':
      return `Per actuar calen ${refusal.needed} assistents i n'han vingut ${refusal.present}.`;
    case 'no such mission':
      return 'Aquesta missió no existeix.';
    case 'mission accepted':
      return 'Aquesta missió ja està acceptada.';
    case 'mission completed':
      return 'Aquesta missió ja està completada.';
    case 'mission not offered':
      return 'Aquesta missió encara no us la proposa ningú.';
    case 'other mission chosen':
      return 'Ja en vau triar una altra.';
    case 'day in order':
      return 'La partida ja és en un dia del joc.';
    case 'one by one in a performance':
      return "A l'actuació cada castell es prova un sol cop per ronda.";
    case 'no page to read':
      return 'No hi ha cap pàgina per llegir.';
  }
}

/** Why a screen has nothing to play today. */
export const closedText = (closed: Closed): string =>
  closed.kind === 'no rehearsal today' ? "Avui no hi ha assaig: és dia d'actuació." : refusalText(closed);
