import { parseTower } from './notation';
import { isProblem, type NotationProblem, problemAt, readTower } from './tower-notation';
import { type Construction, joined, OUTCOME_LETTERS, OUTCOMES, type Outcome, type Tower } from './types';

// Castells as people write them, in a chat, a cell, a field or an address: `pd5`, `4de8`, `quatre de vuit`, `3d8f(c)`.

/** `outcome` is null if none is written, which usually means descarregat. */
type WrittenTower = { readonly construction: Tower; readonly outcome: Outcome | null };

export type Written = {
  /** Towers of the same round are joined by `+`. */
  readonly rounds: readonly (readonly WrittenTower[])[];
  /** What is not understood, with the words as they are written. */
  readonly unread: readonly Unread[];
};

export type Unread = {
  readonly text: string;
  /** `neta`: a tower of rehearsals, where a diada is asked for. */
  readonly problem: NotationProblem | 'neta';
  /** Code of the castell that its beginning names, if any. */
  readonly near: string | null;
};

const NUMBERS: Readonly<Record<string, string>> = Object.fromEntries([
  ['dues', '2'],
  ...'dos tres quatre cinc sis set vuit nou deu'.split(' ').map((word, index) => [word, String(index + 2)]),
]);
const STRUCTURES: Readonly<Record<string, string>> = { ...NUMBERS, pilar: 'P', torre: 'T', vano: 'V' };

const NUMBER = Object.keys(NUMBERS).join('|');
const COUNTED = 'pilars?|torres?|vanos?';
const PREFIX = "id|pd|i|intent desmuntat d(?:e |')|peu desmuntat d(?:e |')|intent d(?:e |')";
/** After a number, `de`; after P, T or V the `d` may be left out. */
const KIND = `(?:(10|[2-9]|(?:${NUMBER})(?:os|s)?|${COUNTED})\\s*d(?:e(?![a-z])|')?|([ptv])\\s*d?(?:e(?![a-z]))?)\\s*`;
const LETTERS = 'cam|ps|fmp|fm|[safmn]';
const WORDS =
  'folre|manilles|puntals|agulla|(?:aixeca(?:t|ts|da|des) )?per sota|caminants?|net(?:a|s|es)?|sense folre|ema|(?:en la )?variant m';
const MARKS = `((?:${LETTERS})*)`;
const MORE_MARKS = `((?:\\s+(?:${LETTERS})+(?=\\s*(?:[-,;/+(\\n]|$))|(?:,?\\s+|\\s*,\\s*)(?:(?:i|amb|l'|el|la|les)\\s*)*(?:${WORDS})\\b)*)`;
const OUTCOME_WORDS =
  'descarrega(?:t|ts|da|des)|carrega(?:t|ts|da|des)|intent desmuntat|peu desmuntat|intent';
const ENDING = `(id|pd|[cdi])?(?![a-z0-9·])`;
const LATER = `(?:\\s*\\(\\s*(${OUTCOME_WORDS}|id|pd|[cdi])\\s*\\)|,?\\s+(${OUTCOME_WORDS})\\b|\\s+(id|pd|[cdi])(?=\\s*(?:[,;/+\\n]|$)))?`;
const TERM = new RegExp(
  `(?:(\\d{1,2}|${NUMBER})\\s*(?:[x×]\\s*|(?=(?:id|pd|i)?\\s*(?:[ptv]\\s*d?\\d|${COUNTED})|(?:id|i)\\d)))?` +
    `(${PREFIX})?${KIND}(\\d{1,2}|${NUMBER})${MARKS}${ENDING}${MORE_MARKS}${LATER}`,
  'iy',
);
const GAP = /(?:[\s,;/|·.:]|i\s)*/iy;
const JOINT = /\s*\+\s*/y;
const WORD = /[^\s,;/|+]+/y;

/** Longer than any diada. */
const MAX_LENGTH = 2000;

/** Reads a whole line: rounds are apart by commas, bars, lines, spaces or `i`. Never throws. */
export function readWritten(line: string): Written {
  const text = line.slice(0, MAX_LENGTH);
  const rounds: WrittenTower[][] = [];
  const unread: Unread[] = [];
  let at = 0;
  let joined = false;
  /** Where the last unread word ends, so that a phrase is reported whole. */
  let unreadTo = -1;
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found;
  };
  while (at < text.length) {
    const start = at;
    const term = match(TERM);
    const towers = term && termTowers(term);
    if (towers && !isProblem(towers)) {
      if (joined) rounds.at(-1)?.push(...towers);
      else rounds.push([...towers]);
    } else {
      const word = term ?? match(WORD);
      const [written = ''] = word ?? [];
      const last = unread.at(-1);
      if (written !== '' && last && unreadTo >= 0 && /^\s+$/.test(text.slice(unreadTo, start)) && !term)
        unread[unread.length - 1] = unreadOf(`${last.text} ${written}`);
      else if (written !== '')
        unread.push(towers ? { text: written, problem: towers, near: null } : unreadOf(written));
      unreadTo = term ? -1 : at;
    }
    joined = match(JOINT) !== null && rounds.length > 0;
    if (!joined) match(GAP);
    if (at === start) at += 1;
  }
  if (line.length > MAX_LENGTH) unread.push({ text: '…', problem: problemAt('too long', ''), near: null });
  return { rounds, unread };
}

/** `2iPd4` is two towers. */
function termTowers([
  ,
  count,
  prefix,
  structure,
  letter,
  floors = '',
  marks = '',
  ending,
  more = '',
  ...later
]: RegExpExecArray): WrittenTower[] | NotationProblem {
  const code = `${structureOf(structure ?? letter ?? '')}d${numberOf(floors)}${marksOf(`${marks} ${more}`)}`;
  const construction = readTower(code);
  if (isProblem(construction)) return construction;
  const outcomes = [prefix, ending, ...later].flatMap((written) => (written ? [outcomeOf(written)] : []));
  if (outcomes.length > 1) return problemAt('two outcomes', code);
  const times = count === undefined ? 1 : Number(numberOf(count));
  if (times < 1 || times > 10) return problemAt('count out of range', `${count}${code}`);
  return Array<WrittenTower>(times).fill({ construction, outcome: outcomes[0] ?? null });
}

const numberOf = (written: string): string => NUMBERS[written.toLowerCase()] ?? written;

/** Without the ending of the plural. */
function structureOf(written: string): string {
  const word = written.toLowerCase();
  return STRUCTURES[word] ?? STRUCTURES[word.replace(/(?:os|s)$/, '')] ?? word.toUpperCase();
}

/** In the order of the notation. */
function marksOf(written: string): string {
  const text = written
    .toLowerCase()
    .replace(/sense folre/g, '')
    .replace(/ema|(?:en la )?variant m/g, 'm')
    .replace(/(?:aixeca\w+ )?per sota|ps/g, 's')
    .replace(/folre/g, 'f')
    .replace(/manilles/g, 'm')
    .replace(/puntals/g, 'p')
    .replace(/agulla/g, 'a')
    .replace(/caminants?|cam/g, 'w')
    .replace(/net(?:a|s|es)?/g, 'n')
    .replace(/\b(?:i|amb|el|la|les|l')(?![a-z])/g, '');
  const has = (letter: string) => text.includes(letter);
  return ['s', 'a', 'f', 'm', 'p', 'n'].filter(has).join('') + (has('w') ? 'cam' : '');
}

function outcomeOf(written: string): Outcome {
  const word = written.trim().toLowerCase();
  const short = OUTCOMES.find((outcome) => OUTCOME_LETTERS[outcome] === word);
  if (short) return short;
  if (word.startsWith('des')) return 'descarregat';
  if (word.startsWith('carr')) return 'carregat';
  if (word.startsWith('peu')) return 'peu desmuntat';
  return word.startsWith('intent desm') ? 'intent desmuntat' : 'intent';
}

function unreadOf(text: string): Unread {
  const parsed = parseTower(text);
  const problem = parsed.ok ? problemAt('unreadable', text) : parsed.problem;
  return { text, problem, near: nearTo(text) };
}

/** Code of the longest beginning that is a castell. */
function nearTo(text: string): string | null {
  for (let end = Math.min(text.length, 40) - 1; end > 1; end -= 1) {
    TERM.lastIndex = 0;
    const term = TERM.exec(text.slice(0, end));
    if (term && term[0].length === end && !isProblem(termTowers(term))) return text.slice(0, end).trim();
  }
  return null;
}

type ReadCastell =
  | { readonly ok: true; readonly construction: Construction; readonly outcome: Outcome | null }
  | ({ readonly ok: false } & Unread);

/** Reads one castell, where only one is asked for: several are of one round. The exact notation always counts as such. */
export function readCastell(text: string): ReadCastell {
  const bare = text.trim();
  const exact = parseTower(bare);
  if (exact.ok) {
    const { construction, outcome } = exact;
    return { ok: true, construction, outcome: outcome === 'descarregat' ? null : outcome };
  }
  const { rounds, unread } = readWritten(bare);
  const [problem] = unread;
  if (problem) return { ok: false, ...problem };
  const all = rounds.flat();
  if (all.length === 0) return { ok: false, ...unreadOf(bare) };
  const towers = all.map(({ construction }) => construction);
  const outcomes = new Set(all.flatMap(({ outcome }) => outcome ?? []));
  if (outcomes.size > 1 || towers.length > 10)
    return { ok: false, text: bare, problem: problemAt('two outcomes', bare), near: null };
  const [outcome = null] = outcomes;
  return { ok: true, construction: joined(towers), outcome };
}

/** `sf` is per sota amb folre here, and elsewhere without folre: the reader should ask. */
export const isAmbiguous = (text: string): boolean => /\d\s?sf/i.test(text);
