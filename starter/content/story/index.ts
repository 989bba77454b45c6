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
    title: 'La biblioteca',
    text: ['La bibliotecària assaja un pilar amb tres llibres gruixuts.', 'Et demana si saps fer de baix.'],
    sets: { visita: 'biblioteca' },
    options: [
      { text: ['En saps.', 'Més o menys.'], link: '4' },
      { text: ['No en saps.', 'I surts corrents.'], link: '5' },
    ],
  },
  {
    id: '3',
    title: 'La parada',
    text: ['A la parada hi ha un graller sol que toca per a ningú.', 'El tren encara trigarà una hora.'],
    sets: { visita: 'parada' },
    options: [
      { text: ['Ballar.', 'Per fer temps.'], link: '6' },
      { text: ['Tornar a la gespa.', 'Allà hi ha els altres.'], link: '5' },
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
          forms: {
            'visita-biblioteca': ', amb el riure ofegat de les biblioteques.',
            'visita-parada': ', i de lluny encara se sent la gralla.',
          },
        },
      ],
    ],
    options: [],
    final: 2,
    note: 'i la camisa ha quedat neta',
  },
  {
    id: '6',
    title: "L'últim tren",
    text: ['Balleu fins que arriba el tren, i el tren marxa sense vosaltres.', 'El proper és demà.'],
    options: [],
    final: 3,
  },
];
