import type { Cells } from '@/lib/csv/table';
import { calendarDate } from '@/lib/dates/calendar-date';
import { seasonDates } from '@/lib/dates/seasons';
import { constructionProblem, formatTower } from '@/lib/towers/notation';
import type { Outcome } from '@/lib/towers/outcome';
import type { Structure, Support, Tower } from '@/lib/towers/types';
import { FIRST_SEASON } from '../seasons';
import type { Row } from '../types';
import type { CellFault } from './problems';

export const DIADES_COLUMNS = [
  'dia',
  'mes',
  'any',
  'situació',
  'ciutat',
  'motiu',
  'tipus',
  'alçada',
  'agulla',
  'pinya',
  'altres',
  'ordre',
  'resolució',
] as const;
export type DiadesColumn = (typeof DIADES_COLUMNS)[number];

const STRUCTURES: ReadonlyMap<string, Structure> = new Map([
  ['p', 'P'],
  ['t', 'T'],
  ['2', 'T'],
  ['3', '3'],
  ['4', '4'],
  ['5', '5'],
  ['7', '7'],
  ['9', '9'],
  ['10', '10'],
]);
const SUPPORTS: ReadonlyMap<string, Support> = new Map([
  ['', ''],
  ['f', 'f'],
  ['fm', 'fm'],
  ['fmp', 'fmp'],
]);
const OUTCOMES: ReadonlyMap<string, Outcome> = new Map([
  ['', 'descarregat'],
  ['d', 'descarregat'],
  ['c', 'carregat'],
  ['i', 'intent'],
  ['id', 'intent desmuntat'],
  ['pd', 'peu desmuntat'],
]);
const OTHERS = ['', 'ps', 'cam'];

const FIRST_DATE = seasonDates(FIRST_SEASON).from;

/** Returns the row or its first fault. A date after `today` is a fault. */
export function readRow(cells: Cells<DiadesColumn>, line: number, today: string): Row | CellFault {
  const date = readDate(cells, today);
  if (typeof date !== 'string') return date;
  const tower = readTower(cells);
  if ('value' in tower) return tower;
  const round = cells('ordre');
  if (!/^\d{0,3}$/.test(round)) return { kind: 'ordre', value: round };
  const outcome = OUTCOMES.get(cells('resolució').toLowerCase());
  if (!outcome) return { kind: 'resolució', value: cells('resolució') };
  return {
    line,
    date,
    place: oneLine(cells('situació')),
    town: oneLine(cells('ciutat')),
    reason: oneLine(cells('motiu')),
    construction: tower,
    code: formatTower(tower),
    outcome,
    round: round === '' ? null : Number(round),
  };
}

function readDate(cells: Cells<DiadesColumn>, today: string): string | CellFault {
  const [day, month, year] = [cells('dia'), cells('mes'), cells('any')];
  const wellFormed = /^\d{1,2}$/.test(day) && /^\d{1,2}$/.test(month) && /^\d{4}$/.test(year);
  const date = wellFormed ? calendarDate(Number(year), Number(month), Number(day)) : undefined;
  if (date === undefined) return { kind: 'data', value: `${day}/${month}/${year}` };
  if (date < FIRST_DATE) return { kind: 'before first season', value: date };
  return date > today ? { kind: 'after today', value: date } : date;
}

function readTower(cells: Cells<DiadesColumn>): Tower | CellFault {
  const structure = STRUCTURES.get(cells('tipus').toLowerCase());
  if (!structure) return { kind: 'tipus', value: cells('tipus') };
  const floors = cells('alçada');
  if (!/^\d{1,2}$/.test(floors)) return { kind: 'alçada', value: floors };
  if (!['', '1'].includes(cells('agulla'))) return { kind: 'agulla', value: cells('agulla') };
  const support = SUPPORTS.get(cells('pinya').toLowerCase());
  if (support === undefined) return { kind: 'pinya', value: cells('pinya') };
  const other = cells('altres').toLowerCase();
  if (!OTHERS.includes(other)) return { kind: 'altres', value: cells('altres') };
  const tower: Tower = {
    kind: 'tower',
    structure,
    floors: Number(floors),
    perSota: other === 'ps',
    agulla: cells('agulla') === '1',
    support,
    neta: false,
    caminant: other === 'cam',
  };
  return constructionProblem(tower) ? { kind: 'impossible tower', value: formatTower(tower) } : tower;
}

/** Normalizes accents (NFC) and white space. */
function oneLine(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ');
}
