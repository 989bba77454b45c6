import { fromBase64 } from '@/lib/text/base64';
import { isRecord, parseRecord } from '@/lib/values/collections';
import { fnv1a } from '@/lib/values/hash';
import type { SavedDataId } from './registry';
import { isNewer } from './saved-text';
import { type StoredData, savedDataOfKey, storedDataOf } from './stored-data';

export type FileProblem =
  | { readonly kind: 'empty' | 'too large' | 'elsewhere' | 'castle game' | 'damaged' | 'newer' | 'nothing' }
  | { readonly kind: 'damaged part' | 'newer part'; readonly id: SavedDataId };

export type ReadFile =
  | { readonly ok: true; readonly data: StoredData }
  | { readonly ok: false; readonly problem: FileProblem };

const MARK = 'records-dels-jocs';
/** Increased when older versions cannot read new files. */
const VERSION = 1;
/** Three castle games of maximum size, and the rest. */
export const MAX_CHARACTERS = 24_000_000;

/** `savedAt` in milliseconds since 1970. */
export function encodeSavedData({ texts, cookies }: StoredData, savedAt: number): string {
  const content = { desat: savedAt, textos: texts, galetes: cookies };
  return `${JSON.stringify({ fitxer: MARK, versio: VERSION, suma: sumOf(JSON.stringify(content)), ...content }, null, 1)}\n`;
}

/** Never throws. Drops unknown keys. */
export function decodeSavedData(text: string): ReadFile {
  if (text.trim() === '') return refused({ kind: 'empty' });
  if (text.length > MAX_CHARACTERS) return TOO_LARGE;
  const parsed = parseRecord(text.replace(/^\uFEFF/, ''));
  if (parsed === null) return refused({ kind: strangeText(text) });
  if (parsed.fitxer !== MARK) return refused({ kind: 'elsewhere' });
  if (typeof parsed.versio === 'number' && parsed.versio > VERSION) return refused({ kind: 'newer' });
  const { desat, textos, galetes } = parsed;
  const whole =
    parsed.versio === VERSION && parsed.suma === sumOf(JSON.stringify({ desat, textos, galetes }));
  if (!whole || typeof desat !== 'number' || !isTexts(textos) || !isTexts(galetes))
    return refused({ kind: 'damaged' });
  const data = storedDataOf({ texts: textos, cookies: galetes });
  const problem = partProblem(data);
  return problem ? refused(problem) : { ok: true, data };
}

const refused = (problem: FileProblem): ReadFile => ({ ok: false, problem });

export const TOO_LARGE = refused({ kind: 'too large' });

export const refusedGame = (isNewer: boolean): ReadFile =>
  refused({ kind: isNewer ? 'newer part' : 'damaged part', id: 'joc-castells' });

/** An exported castle game is base64. */
function strangeText(text: string): 'damaged' | 'castle game' | 'elsewhere' {
  if (text.slice(0, 200).includes(MARK)) return 'damaged';
  return parseRecord(fromBase64(text) ?? null)?.castellers === undefined ? 'elsewhere' : 'castle game';
}

/**
 * The castle game has its own decoder. A part that was damaged when it was exported is no reason to refuse the others
 * (`importChange`).
 */
function partProblem({ texts, cookies }: StoredData): FileProblem | undefined {
  if (Object.keys(texts).length + Object.keys(cookies).length === 0) return { kind: 'nothing' };
  for (const [key, text] of Object.entries(texts)) {
    const id = savedDataOfKey(key);
    if (id === undefined || id === 'joc-castells' || id === 'apartat') continue;
    const part = parseRecord(text);
    if (part !== null && isNewer(part)) return { kind: 'newer part', id };
  }
  return undefined;
}

const isTexts = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');

/** Detects damage, not forgery. */
export function sumOf(text: string): string {
  const unitAt = (index: number) => text.charCodeAt(index);
  const halves = [
    fnv1a(text.length, unitAt),
    fnv1a(text.length, (index) => unitAt(index) ^ index, 0x050c5d1f),
  ];
  return halves.map((half) => half.toString(16).padStart(8, '0')).join('');
}
