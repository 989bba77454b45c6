import * as v from 'valibot';
import { towerCode } from '@/lib/towers/schema';
import { eachItem, unknownName } from '@/lib/values/schema';

export const memoryEntry = v.variant('kind', [
  v.object({ kind: v.literal('named'), card: v.string() }),
  v.object({ kind: v.picklist(['views', 'spelled']), code: towerCode }),
]);

/** `cards`: names of those of the smallest game. */
export const memoryEntries = (cards: readonly string[]) =>
  v.pipe(
    v.array(memoryEntry),
    eachItem((entry) =>
      entry.kind === 'named' && !cards.includes(entry.card)
        ? unknownName(entry.card, cards, 'card', `Tria: ${cards.join(', ')}.`)
        : undefined,
    ),
  );
