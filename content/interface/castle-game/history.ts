export const HISTORY_TEXTS = {
  title: 'HISTÒRIC',
  caption: 'Actuacions, de la més nova a la més antiga',
  day: 'Dia',
  time: 'Hora',
  performance: 'Actuació',
  points: 'Punts',
  noDay: 'Dia desconegut',
  empty: 'Encara no heu actuat mai. Quan acabeu la primera actuació, la trobareu aquí.',
  key: "L'hora és la del rellotge de quan hi vau jugar, i la gent es compta sense la que porten les missions. Al costat de cada castell hi ha com va anar:",
  marks: [
    { mark: 'C', meaning: 'carregat' },
    { mark: 'i', meaning: 'intent' },
    { mark: 'id', meaning: 'intent desmuntat' },
  ],
} as const;
