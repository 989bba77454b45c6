import type { Era } from '@/lib/club/types';

export const historyPage = {
  title: 'Història de la colla',
  lead: 'Som joves i encara ho recordem tot.',
} as const;

export const eras = [
  {
    id: 'el-comencament',
    title: 'El començament',
    years: '2016-avui',
    picture: { code: 'Pd4', caption: 'El primer pilar, davant de la biblioteca.' },
    paragraphs: [
      'El setembre de 2016 quinze persones van demanar permís per fer un pilar a la plaça.',
      ['Deu anys després fem ', { text: 'castells de set', link: '/castells/4d7' }, '.'],
    ],
  },
] as const satisfies readonly Era[];
