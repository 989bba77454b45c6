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
      { text: ['Cap a la música.', 'Ja dormirem.'], link: '5' },
    ],
  },
  {
    id: '2',
    title: 'La biblioteca',
    text: ['La bibliotecària assaja un pilar amb tres llibres gruixuts.', 'Et demana si saps fer de baix.'],
    sets: { visita: 'biblioteca' },
    options: [
      { text: ['En saps.', 'Més o menys.'], link: '4' },
      { text: ['No en saps.', 'I surts corrents.'], link: '5' },
    ],
  },
  {
    id: '4',
    title: 'El pilar de llibres',
    text: ['Aguantes tres volums de dret romà fins que surt el sol.', 'Ningú no ha caigut.'],
    options: [],
    final: 1,
  },
  {
    id: '5',
    title: 'La rosada',
    text: [
      "T'adorms a la gespa i et desperta el reg automàtic.",
      [
        'Tothom riu, tu també',
        {
          neutral: '.',
          forms: { 'visita-biblioteca': ', amb el riure ofegat de les biblioteques.' },
        },
      ],
    ],
    options: [],
    final: 2,
    note: 'i la camisa ha quedat neta',
  },
];
