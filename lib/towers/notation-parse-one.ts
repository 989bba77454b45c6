import { type NotationProblem, type ProblemKind, towerProblem } from './notation-rules';
import { STRUCTURES, type Structure, SUPPORTS, type Tower } from './types';

const TOWER = /^([A-Z]|\d+)d(\d+)(.*)$/s;
/** The agulla may follow the support (`3d8fa`). */
const MARKS = /^(s?)(a?)(f?m?p?)(a?)(n?)((?:cam)?)$/;

/** Parses the code of a single tower without outcome. */
export function readTower(text: string): Tower | NotationProblem {
  const parts = TOWER.exec(text);
  if (!parts) return problemAt('unreadable', text);
  const [, structureText = '', floors = '', markText = ''] = parts;
  const structure = readStructure(structureText);
  if (!structure) return problemAt('unknown structure', structureText);
  if (floors.startsWith('0')) return problemAt('leading zero', floors);
  const marks = readMarks(markText, structure);
  if (isProblem(marks)) return marks;
  return checked({ kind: 'tower', structure, floors: Number(floors), ...marks }, towerProblem, text);
}

function readStructure(text: string): Structure | undefined {
  return text === '2' ? 'T' : STRUCTURES.find((one) => one === text);
}

type Marks = Omit<Tower, 'kind' | 'structure' | 'floors'>;

function readMarks(text: string, structure: Structure): Marks | NotationProblem {
  const [whole, s, before = '', rings = '', after = '', n, cam] = MARKS.exec(text) ?? [];
  if (whole === undefined || before + after === 'aa') return problemAt('unknown marks', text);
  const flags = {
    perSota: s === 's',
    agulla: before + after === 'a',
    neta: n === 'n',
    caminant: cam === 'cam',
  };
  if (rings === 'm' && structure === '5') return { ...flags, support: '', variant: 'm' };
  const support = SUPPORTS.find((one) => one === rings);
  if (support !== undefined) return { ...flags, support };
  return problemAt(rings.includes('m') ? 'manilles without folre' : 'puntals without manilles', text);
}

export function checked<T>(
  value: T,
  check: (value: T) => ProblemKind | undefined,
  text: string,
): T | NotationProblem {
  const kind = check(value);
  return kind ? problemAt(kind, text) : value;
}

export const problemAt = (kind: ProblemKind, text: string): NotationProblem => ({ kind, text });

/** Only problems have a `text`. */
export function isProblem(value: object): value is NotationProblem {
  return 'text' in value;
}
