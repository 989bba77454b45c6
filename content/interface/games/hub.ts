import { type DayRecord, dayNumber } from '@/lib/games/daily-castell/days';
import { counted } from '@/lib/text/catalan';

/** Messages that the page of all games shows at first. The opened game has its own in `daily-castell.ts`. */
export const DAILY_OFFER_TEXTS = {
  title: 'El castell del dia',
  card: "Troba'n el codi en sis proves: és el mateix per a tothom, i canvia cada dia.",
  play: 'Juga-hi',
  goOn: 'Continua',
  look: 'Mira com ha anat',
  loading: "S'està fent pinya…",
  failed: "No s'ha pogut obrir el castell del dia. Mira la connexió i torna-ho a provar.",
} as const;

export const dailyTitle = (date: string): string => `Castell del dia ${dayNumber(date)}`;

export const triesText = (tries: number): string => `en ${counted(tries, 'prova', 'proves')}`;

export function resultText(record: DayRecord | undefined): string {
  if (record === undefined) return 'per jugar';
  if (record.result === null) return 'a mitges';
  return record.result === 0 ? 'no trobat' : triesText(record.result);
}

export const SAVED_DATA_SECTION_TEXTS = {
  title: 'El que recorden els jocs',
  intro:
    "Tot el que has fet es desa en aquest navegador i enlloc més. Ho pots exportar en un fitxer, portar-ho d'un altre aparell o esborrar-ho.",
  /** After `intro`, for a club that has it. */
  freeBar: 'El codi de la barra lliure no hi surt: és de cada aparell.',
  loading: "S'està mirant què hi ha…",
  failed: "No s'ha pogut obrir aquesta part de la pàgina. Mira la connexió i torna-ho a provar.",
} as const;
