import { shortDate } from '@/lib/dates/formats';
import type { NoteTexts } from '@/lib/results/count';
import type { RowProblem, RowProblemKind } from '@/lib/results/reading/spreadsheet';

// Apart from `results.ts`, so that only what reads the CSV files loads them.

/** Why a row was skipped. */
const ROW_PROBLEM_TEXTS = {
  quotes: "hi ha unes cometes que no s'obren o no es tanquen bé",
  incomplete: 'falten cel·les: la línia és a mitges',
  'surplus cells': 'hi ha més cel·les que columnes',
  'too long': 'una cel·la és massa llarga',
  data: "la data no existeix o l'any no té quatre xifres",
  'before founding': 'la data és anterior a la fundació de la colla',
  'after today': 'la data encara no ha arribat',
  tipus: 'el tipus no és p, t ni un nombre del 2 al 10 (un vano són tres línies amb el mateix ordre)',
  alçada: "l'alçada no és un nombre de pisos, com ara 7",
  agulla: "la columna de l'agulla només pot dir 1 o res",
  pinya: 'la pinya no és cap de les conegudes (f, fm o fmp)',
  altres: 'la columna «altres» només pot dir ps, cam o res',
  ordre: "l'ordre no és un número de ronda, com ara 2",
  resolució: 'la resolució no és cap de les conegudes (d, c, i, id, pd o res)',
  'impossible tower': 'el castell no es pot fer',
  duplicate: 'la fila és repetida',
  castell: 'no es reconeix el castell',
  punts: 'els punts no són un nombre',
} as const satisfies Record<RowProblemKind, string>;

export const rowProblemText = ({ line, kind, value }: RowProblem): string =>
  `línia ${line}: ${ROW_PROBLEM_TEXTS[kind]} (${value})`;

/** Messages of the console, where editors of the spreadsheets look. */
export const NOTE_TEXTS = {
  skipped: (source, problems) => ({
    title: `Línies apartades del full de ${source}`,
    lines: problems.map(rowProblemText),
  }),
  unprocessed: (found) => ({
    title: 'NOT PROCESSED',
    lines: found.map(({ label, date, line }) => `${label} (${shortDate(date)}, línia ${line})`),
  }),
} as const satisfies NoteTexts;
