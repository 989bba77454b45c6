// Per escriure (story): un conte vostre
import type { Passage } from '@/lib/story/passage';

/** The whole story. */
export const story: readonly Passage[] = [
  {
    id: 'home',
    title: 'És nit fresca per ser maig...',
    text: [
      'Després de cada text, tria una de les dues opcions.',
      'No hi ha cap objectiu: segueix el teu argument.',
    ],
    options: [{ text: ['Vull començar ja!'], link: '1' }],
  },
  {
    id: '1',
    title: 'La gespa',
    text: [
      "La diada s'ha acabat i la gespa és plena de gent estirada.",
      'De la biblioteca ve llum; de la parada del tren, música.',
    ],
    options: [
      { text: ['Cap a la llum.', 'Algú hi deu ser.'], link: '2' },
      { text: ['Cap a la música.', 'Ja dormirem.'], link: '3' },
    ],
  },
  {
    id: '2',
    title: 'El pilar de llibres',
    text: ['La bibliotecària i tu aguanteu tres volums de dret romà fins que surt el sol.'],
    options: [],
    final: 1,
  },
  {
    id: '3',
    title: 'La rosada',
    text: ["T'adorms a la gespa i et desperta el reg automàtic.", 'Tothom riu, tu també.'],
    options: [],
    final: 2,
    note: 'i la camisa ha quedat neta',
  },
];
