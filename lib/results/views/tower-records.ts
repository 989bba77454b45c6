import type { Diada } from '@/lib/results/diada';
import { codesOf } from './list';
import { towerDossier } from './tower-dossier';

/** What the club has done with a tower. */
export type TowerRecord = {
  readonly descarregats: number;
  readonly carregats: number;
  /** Dismantled ones too. */
  readonly intents: number;
  /** Year in which it was first built, or null. */
  readonly first: number | null;
};

/** One short text for all towers, since a page carries it. `diades` must be sorted, oldest first. */
export function formatTowerRecords(diades: readonly Diada[]): string {
  return codesOf(diades)
    .map((code) => {
      const { totals, firstCarregat, firstDescarregat } = towerDossier(diades, code);
      const [first] = [firstCarregat, firstDescarregat].flatMap((diada) => diada?.date ?? []).sort();
      const intents = totals.intent + totals['intent desmuntat'];
      return [code, totals.descarregat, totals.carregat, intents, first?.slice(0, 4)].join(',');
    })
    .join(';');
}

/** Returns undefined for a tower that was never tried. */
export function parseTowerRecord(records: string, code: string): TowerRecord | undefined {
  const record = records.split(';').find((one) => one.startsWith(`${code},`));
  if (record === undefined) return undefined;
  const [descarregats = 0, carregats = 0, intents = 0, first = 0] = record.split(',').slice(1).map(Number);
  return { descarregats, carregats, intents, first: first || null };
}
