import type { IllustratedPageText } from '@/lib/site/pages';
import type { SiteLink } from './';

export const fotografies = {
  title: 'Fotografies',
  lead: 'Secció en construcció',
  sections: [
    {
      id: 'mes-endavant',
      title: 'Consulteu la pàgina més endavant',
      picture: {
        link: '/images/fotografies/capsa.svg',
        alt: 'Una capsa de cartró de la qual surten tres fotografies de castells.',
      },
      paragraphs: [
        'Tenim trenta anys de fotografies en capses, discos durs i mòbils vells, i les estem ordenant i estem demanant permís a qui hi surt.',
        [
          'Mentrestant, pots mirar ',
          { text: 'els nostres millors castells', link: '/millors-castells' },
          ', dibuixats pis per pis, o els ',
          { text: 'vídeos', link: '/videos' },
          '. I si tens fotos antigues de la colla, ',
          { text: 'escriu-nos', link: '/contactar' },
          ': ens farà molta il·lusió.',
        ],
      ],
    },
  ],
} as const satisfies IllustratedPageText<SiteLink>;
