import { type NotationProblem, type ProblemKind, towerProblem } from './notation-rules';
import { STRUCTURES, type Structure, SUPPORTS, type Tower } from './types';

const TOWER = /^([A-Z]|\d+)d(\d+)(.*)$/s;
/** The agulla is read on either side of the support (`3d8af`, `3d8fa`). */
const MARKS = /^(s?)(a?)(f?m?p?)(a?)(n?)((?:cam)?)$/;

/** The tower that a code writes, one alone and without outcome; what is nothing of the kind is a named problem. */
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

/** A value that keeps the rules, or the first one it breaks. */
export function checked<T>(
  value: T,
  check: (value: T) => ProblemKind | undefined,
  text: string,
): T | NotationProblem {
  const kind = check(value);
  return kind ? problemAt(kind, text) : value;
}

/** What is wrong, and the smallest piece of the code that shows it. */
export const problemAt = (kind: ProblemKind, text: string): NotationProblem => ({ kind, text });

/** Only problems carry a `text`. */
export function isProblem(value: object): value is NotationProblem {
  return 'text' in value;
}
