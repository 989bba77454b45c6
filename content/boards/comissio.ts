import { association } from '@/content/association';
import { pages } from '@/content/pages';
import { type BoardPage, readBoard } from '@/lib/club/boards';

/** The gender commission and its work group. */
export const comissio = {
  title: 'Comissió de gènere i grup de treball',
  path: pages.commission.path,
  intro: [
    "La comissió de gènere vetlla perquè tothom pugui fer castells sense haver d'aguantar res més que el castell. Forma cada grup que entra, revisa com ens organitzem i com parlem, posa el punt lila a les festes que muntem i és qui atén les persones que han patit o han vist una agressió.",
    `És autònoma de les dues juntes i tot el que se li explica queda a la comissió, tret que hi hagi un perill greu o que siguis menor d'edat: aleshores ha d'avisar els serveis competents, i abans t'ho explica. Hi pots parlar en persona, a qualsevol assaig, per telèfon (els números són a la porta del local i al missatge de benvinguda) o escrivint a [${association.commissionEmail}](mailto:${association.commissionEmail}), una bústia que la junta no obre. Els passos que seguim són al [protocol d'agressions](/protocol-agressions). En una emergència, truca primer al 112.`,
    "El grup de treball és obert a tothom: es troba el primer dimecres de cada mes i prepara els tallers, els materials i les propostes que després vota l'assemblea. No cal ser-ne expert ni haver-hi anat mai.",
  ],
  currentSeason: '2026-2027',
  s: readBoard({
    'Comissió de gènere': [
      'Coordinació: laura-sunyol',
      'Coordinació: aran-vilella',
      'separador',
      'Acompanyament: claudia-serra',
      'Acompanyament: martina-casals',
      'Formació: judit-sole',
    ],
    'Grup de treball': [
      'Punt lila: carlota-dalmases',
      'Punt lila: sergi-mauri',
      'Materials: anais-verdaguer',
      'Enllaç amb la tècnica: ingrid-sala',
      'Enllaç amb la directiva: txell-armengou',
    ],
  }),
  i: {},
} as const satisfies BoardPage;
