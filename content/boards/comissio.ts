import type { BoardPage } from '@/lib/club/boards';
import { pages, type SiteLink } from '../pages';
import type { PersonId } from '../people/people';

/** The gender commission and its work group. */
export const comissio = {
  title: 'Comissió de gènere i grup de treball',
  path: pages.commission.path,
  intro: [
    "La comissió de gènere vetlla perquè tothom pugui fer castells sense haver d'aguantar res més que el castell. Fa formació a cada grup que entra, revisa com ens organitzem i com parlem, posa el punt lila a les festes que muntem i és qui atén les persones que han patit o han vist una agressió.",
    [
      'És autònoma de les dues juntes i tot el que se li explica queda a la comissió. Hi pots parlar en persona, a qualsevol assaig, o ',
      { text: 'escrivint-nos', link: '/contactar' },
      ' i demanant que et truqui algú de la comissió. Els passos que seguim són al ',
      { text: "protocol d'agressions", link: '/protocol-agressions' },
      '. En una emergència, truca primer al 112.',
    ],
    "El grup de treball és obert a tothom: es troba el primer dimecres de cada mes i prepara els tallers, els materials i les propostes que després vota l'assemblea. No cal ser-ne expert ni haver-hi anat mai.",
  ],
  currentSeason: '2026-2027',
  s: {
    direccio: {
      titol: 'Comissió de gènere',
      components: [
        { carrec: 'Coordinació', person: 'laura-sunyol' },
        { carrec: 'Coordinació', person: 'aran-vilella' },
        'separador',
        { carrec: 'Acompanyament', person: 'claudia-serra' },
        { carrec: 'Acompanyament', person: 'salma-bouzidi' },
        { carrec: 'Formació', person: 'nora-vidiella' },
      ],
    },
    junta: [
      {
        titol: 'Grup de treball',
        components: [
          { carrec: 'Punt lila', person: 'lia-montagut' },
          { carrec: 'Punt lila', person: 'guiu-rocamora' },
          { carrec: 'Materials', person: 'anais-verdaguer' },
          { carrec: 'Enllaç amb la tècnica', person: 'ingrid-sala' },
          { carrec: 'Enllaç amb la directiva', person: 'txell-armengou' },
        ],
      },
    ],
  },
  i: {},
} as const satisfies BoardPage<PersonId, SiteLink>;
