/** What is known of the player's own copy of the game, a file that they exported or brought. */
export type Backup = {
  /** When it was made, in milliseconds since 1970; null before there is one. */
  readonly madeAt: number | null;
  /** Days of the game played since then, or since the game began. */
  readonly days: number;
  /** Whether the player wants to be reminded of making one. */
  readonly reminds: boolean;
};

/** A game of which nothing was ever exported. */
export const NO_BACKUP: Backup = { madeAt: null, days: 0, reminds: true };

/** Days of the game without a copy after which the player is reminded. */
export const REMINDER_DAYS = 20;

/** How long a browser keeps a game: for good, as long as it pleases, a week without visits, or not yet known. */
export type Keeping = 'unknown' | 'kept' | 'at will' | 'a week';

/** What the player should be told about keeping the game, if anything. The longest without a copy comes first. */
export type BackupNotice = 'many days' | Extract<Keeping, 'at will' | 'a week'>;

/** Nothing is told on the day of the game that the copy holds, and a browser that keeps the game is left alone for long. */
export function backupNotice({ madeAt, days, reminds }: Backup, keeping: Keeping): BackupNotice | undefined {
  if (reminds && days >= REMINDER_DAYS) return 'many days';
  const copied = madeAt !== null && days === 0;
  return copied || keeping === 'unknown' || keeping === 'kept' ? undefined : keeping;
}

/** The copy after one more day of the game. */
export const afterDay = (backup: Backup): Backup => ({ ...backup, days: backup.days + 1 });

/** A copy made, or brought, at a moment. */
export const afterBackup = ({ reminds }: Backup, madeAt: number): Backup => ({ madeAt, days: 0, reminds });

/** As it is stored; the fields have Catalan names. */
export const encodeBackup = ({ madeAt, days, reminds }: Backup): string =>
  JSON.stringify({ versio: 1, feta: madeAt, dies: days, recorda: reminds });

/** Reads what was stored. What cannot be read counts as no copy: reminding once too often loses nothing. */
export function decodeBackup(text: string | null): Backup {
  const { feta, dies, recorda } = fieldsOf(text);
  return {
    madeAt: isTime(feta) ? feta : null,
    days: typeof dies === 'number' && Number.isInteger(dies) && dies >= 0 ? dies : 0,
    reminds: recorda !== false,
  };
}

/** The last moment that a date can hold, in milliseconds. */
const LAST_MOMENT = 8.64e15;
const isTime = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= LAST_MOMENT;

function fieldsOf(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
