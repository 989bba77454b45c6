import { timeFrom } from '@/lib/castle-game/dates';
import { isRecord } from '@/lib/values/collections';
import { parseJson } from './json';

/** An exported or imported file of the game. */
export type Backup = {
  /** Milliseconds since 1970, `null` without a copy. */
  readonly madeAt: number | null;
  /** Game days since the copy, or since the start. */
  readonly days: number;
};

export const NO_BACKUP: Backup = { madeAt: null, days: 0 };

/** Persistent (`persistent`), best effort (`at will`), or a week without visits. */
export type Persistence = 'unknown' | 'persistent' | 'at will' | 'a week';

export type BackupNotice = Extract<Persistence, 'at will' | 'a week'>;

/** Game days without a copy before the player is told: three weeks of them, or one where a week of absence is enough. */
const DAYS_AT_RISK = { 'at will': 9, 'a week': 1 } as const satisfies Record<BackupNotice, number>;

export function backupNotice({ days }: Backup, persistence: Persistence): BackupNotice | undefined {
  if (persistence === 'unknown' || persistence === 'persistent') return undefined;
  return days < DAYS_AT_RISK[persistence] ? undefined : persistence;
}

export const afterDay = (backup: Backup): Backup => ({ ...backup, days: backup.days + 1 });

export const backupAt = (madeAt: number): Backup => ({ madeAt, days: 0 });

export const encodeBackup = ({ madeAt, days }: Backup): string =>
  JSON.stringify({ versio: 1, feta: madeAt, dies: days });

/** Invalid data counts as no copy: an extra notice is harmless. */
export function decodeBackup(text: string | null): Backup {
  const saved = parseJson(text ?? '');
  const { feta, dies } = isRecord(saved) ? saved : {};
  return {
    madeAt: typeof feta === 'number' && feta >= 0 ? (timeFrom(feta) ?? null) : null,
    days: typeof dies === 'number' && Number.isInteger(dies) && dies >= 0 ? dies : 0,
  };
}
