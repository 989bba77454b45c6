import type { Quote } from '@/lib/club/types';

export const quotes = [
  {
    quote:
      "Vaig baixar al pati a buscar un endoll i en vaig sortir amb faixa. Encara no he carregat l'ordinador.",
    author: 'Bateria, contrafort des de 2016',
  },
  {
    quote:
      'A primer no coneixia ningú de classe. Un mes després tenia la cara enganxada al clatell de mitja facultat.',
    author: 'Llapis, cordó des de 2022',
  },
  {
    quote:
      "El dijous a les quatre surto de l'assaig feta pols i entro a Termodinàmica. Almenys, de pressió, en sé.",
    author: 'Vàlvula, baix des de 2025',
  },
  {
    quote:
      "Des de dalt no se sent res: ni la plaça, ni les gralles. Només l'acotxadora, que em diu que no m'encanti i que faci l'aleta.",
    author: 'Mosquit, enxaneta des de 2023',
  },
  {
    quote:
      'He trigat set anys a acabar la carrera. El quatre de vuit ens va costar menys, i érem més gent a empènyer.',
    author: 'Pròrroga, segon de 2012 a 2019',
  },
  {
    quote: 'La meva mare volia que fes amics a la universitat. Ara li fa por que en porti noranta a sopar.',
    author: 'Perol, primeres mans des de 2018',
  },
  {
    quote:
      'Quan un castell cau, la primera veu que sents sempre pregunta el mateix: «esteu tots bé?». Jo em vaig quedar per aquella veu.',
    author: 'Trena, cap de colla de 2008 a 2010',
  },
  {
    quote: 'Fa vint anys que vaig plegar i encara, quan fem cua a la fleca, busco on posar les mans.',
    author: 'Ferro, agulla de 1996 a 2003',
  },
  {
    quote:
      "Toco la gralla mirant el castell, i encara no n'he vist caure cap: quan es belluga, tanco els ulls i segueixo el tabal.",
    author: 'Canya, graller des de 2019',
  },
] as const satisfies readonly Quote[];
