import { fromBase64 } from '../castle-game/saves/base64';
import type { SaveProblem } from '../castle-game/saves/problem';
import { type Kept, keptOf } from './kept';
import type { KeepsakeId } from './registry';
import { sumOf } from './sum';
import { keepsakeOfKey } from './whose';

export type FileProblem =
  | { readonly kind: 'empty' | 'too large' | 'elsewhere' | 'castle game' | 'damaged' | 'newer' | 'nothing' }
  /** The data of one game are damaged. */
  | { readonly kind: 'damaged part' | 'newer part'; readonly id: KeepsakeId };

export type ReadFile =
  | { readonly ok: true; readonly kept: Kept; readonly savedAt: number }
  | { readonly ok: false; readonly problem: FileProblem };

const MARK = 'records-dels-jocs';
/** Increased when older versions cannot read new files. */
const VERSION = 1;
/** Characters: three castle games of maximum size, and the rest. */
export const MOST_CHARACTERS = 24_000_000;

/** `savedAt` in milliseconds since 1970. */
export function encodeKeepsakes({ texts, cookies }: Kept, savedAt: number): string {
  const content = { desat: savedAt, textos: texts, galetes: cookies };
  return `${JSON.stringify({ fitxer: MARK, versio: VERSION, suma: sumOf(JSON.stringify(content)), ...content }, null, 1)}\n`;
}

/** Never throws. Drops unknown keys. */
export function decodeKeepsakes(text: string): ReadFile {
  if (text.trim() === '') return refused({ kind: 'empty' });
  if (text.length > MOST_CHARACTERS) return TOO_LARGE;
  const parsed = parseRecord(text.replace(/^\uFEFF/, ''));
  if (parsed === undefined) return refused({ kind: strangeText(text) });
  if (parsed.fitxer !== MARK) return refused({ kind: 'elsewhere' });
  if (typeof parsed.versio === 'number' && parsed.versio > VERSION) return refused({ kind: 'newer' });
  const { desat, textos, galetes } = parsed;
  const whole =
    parsed.versio === VERSION && parsed.suma === sumOf(JSON.stringify({ desat, textos, galetes }));
  if (!whole || typeof desat !== 'number' || !isTexts(textos) || !isTexts(galetes))
    return refused({ kind: 'damaged' });
  const kept = keptOf({ texts: textos, cookies: galetes });
  const problem = partProblem(kept);
  return problem ? refused(problem) : { ok: true, kept, savedAt: desat };
}

const refused = (problem: FileProblem): ReadFile => ({ ok: false, problem });

export const TOO_LARGE = refused({ kind: 'too large' });

export const refusedGame = ({ kind }: SaveProblem): ReadFile =>
  refused({ kind: kind === 'newer format' ? 'newer part' : 'damaged part', id: 'joc-castells' });

/** A truncated file still contains the mark. An exported castle game is base64. */
function strangeText(text: string): 'damaged' | 'castle game' | 'elsewhere' {
  if (text.slice(0, 200).includes(MARK)) return 'damaged';
  return parseRecord(fromBase64(text) ?? '')?.castellers === undefined ? 'elsewhere' : 'castle game';
}

/** The castle game has its own decoder. */
function partProblem({ texts, cookies }: Kept): FileProblem | undefined {
  if (Object.keys(texts).length + Object.keys(cookies).length === 0) return { kind: 'nothing' };
  for (const [key, text] of Object.entries(texts)) {
    const id = keepsakeOfKey(key);
    if (id === undefined || id === 'joc-castells') continue;
    const part = parseRecord(text);
    if (part === undefined) return { kind: 'damaged part', id };
    if (typeof part.versio === 'number' && part.versio > 1) return { kind: 'newer part', id };
  }
  return undefined;
}

function parseRecord(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTexts = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');
