import type { Quote } from '@/lib/club/types';

export const quotes = [
  {
    quote: "Vaig venir per la ombra del pati i m'hi vaig quedar per la gent.",
    author: 'Mixa, baix des de 2019',
  },
  { quote: 'A la pinya ningú no et demana la nota de tall.', author: 'Parra, cordó des de 2021' },
  { quote: 'El primer pilar va durar tres segons. Encara en parlem.', author: 'Gos, segon des de 2016' },
  {
    quote: 'Quan plou, assagem al passadís, i el degà fa veure que no ho sap.',
    author: 'Taula, vent des de 2022',
  },
  { quote: "He dormit més bé a l'autocar de tornada que a casa.", author: 'Nansa, enxaneta des de 2023' },
  { quote: 'Sempre falta algú, i sempre acaba venint.', author: 'Poma, contrafort des de 2018' },
] as const satisfies readonly Quote[];
