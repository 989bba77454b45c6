import { parseTower } from '@/lib/towers/notation';
import type { Construction } from '@/lib/towers/types';

/** Notations that between them use every structure, support and manner of building. */
export const CODES = [
  'Pd3',
  'Pd5',
  'Pd7fm',
  'Pd8fmp',
  'Td8fm',
  '3d8f',
  '4d8',
  '4d7a',
  '3d7s',
  '5d7',
  '7d7',
  '7d8f',
  '8d7',
  '9d7',
  '10d7',
  'Vd5',
  'Vd6f',
  '3d7+4d7',
  '2Pd4',
  '4d9f',
  'Pd4cam',
  '3d5n',
  'Td4n',
  'FT Td7f',
  'MT 3d9fm',
  'PT Pd8fmp',
] as const;

/** What a code stands for; throws on a code that does not exist, so that a slip fails its test. */
export function constructionOf(code: string): Construction {
  const parsed = parseTower(code);
  if (!parsed.ok) throw new Error(`${code}: ${parsed.problem.kind}`);
  return parsed.construction;
}
