import type { IllustratedPageText } from '@/lib/site/pages';

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
        'Mentrestant, pots mirar [els nostres millors castells](/millors-castells), dibuixats pis per pis, o els [vídeos](/videos). I si tens fotos antigues de la colla, [escriu-nos](/contactar): ens farà molta il·lusió.',
      ],
    },
  ],
} as const satisfies IllustratedPageText;
