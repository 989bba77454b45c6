import { cachedSpreadsheet, fetchSpreadsheet } from '@/components/results/source/load';
import { resultsRules } from '@/content/results';
import { decodeText } from '@/lib/results/reading/csv';
import { parseScores } from '@/lib/results/reading/scores';
import { type ScoreTable, withFixedScores } from '@/lib/results/scoring/scores';
import { lacksScores, type SnapshotFacts } from '@/lib/results/snapshot';
import { dataSources } from '@/lib/site/address';
import { fingerprint } from '@/lib/values/hash';

const loaders = new WeakMap<SnapshotFacts, () => Promise<ScoreTable>>();

/** Points of the live CSV, or else of its cached copy, or else those of the build. The same function for all cards of a page. */
export function loadScores(snapshotFacts: SnapshotFacts, built: ScoreTable): () => Promise<ScoreTable> {
  const load = async () => {
    const live = await fetchSpreadsheet('puntuacions', dataSources.puntuacions);
    const sheet = live.ok ? live : await cachedSpreadsheet('puntuacions');
    if (!sheet.ok || fingerprint(sheet.bytes) === snapshotFacts.fingerprints.puntuacions) return built;
    const points = parseScores(decodeText(sheet.bytes));
    return points.ok && !lacksScores(points.scores.size, snapshotFacts)
      ? withFixedScores(points.scores, resultsRules.fixedScores)
      : built;
  };
  const known = loaders.get(snapshotFacts) ?? load;
  loaders.set(snapshotFacts, known);
  return known;
}
