/** Words that must not appear in a grid by chance, without accents. */
// biome-ignore format: a list of words reads better in lines than in a column.
export const FORBIDDEN_WORDS = [
  'BOJA', 'BOLLERA', 'BURRA', 'BURRO', 'CABRO', 'CAGA', 'CAGAR', 'COLLONS', 'CONY', 'CUL', 'DROGA', 'FATXA', 'FOLLA',
  'FOTRE', 'GORDA', 'GUARRA', 'IDIOTA', 'IMBECIL', 'MARICA', 'MARICO', 'MERDA', 'MORO', 'NAZI', 'NEGRE', 'PENIS',
  'PETAR', 'PIXA', 'PIXAR', 'POLLA', 'PUTA', 'PUTES', 'PUTO', 'SEXE', 'SUDACA', 'TETA', 'TETES', 'TITOLA', 'VIOLAR',
] as const;
