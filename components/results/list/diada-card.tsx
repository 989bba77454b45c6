import { useMemo } from 'react';
import { ScoreSum } from '@/components/results/ranking/score-sum';
import { cachedSpreadsheet, fetchSpreadsheet } from '@/components/results/source/load';
import { DiadaLink } from '@/components/results/summary/diada-link';
import { TowerTag } from '@/components/shared/tower-tag/tower-tags';
import { useOnDemand } from '@/components/ui/on-demand';
import { CARD_TEXTS, firstText, placeText } from '@/content/interface/diada-card';
import { pointsText } from '@/content/interface/results';
import { resultsRules } from '@/content/results';
import type { Diada } from '@/lib/results/diada';
import { formatListQuery } from '@/lib/results/query';
import { decodeText } from '@/lib/results/reading/csv';
import { parseScores } from '@/lib/results/reading/scores';
import { type ScoreTable, withFixedScores } from '@/lib/results/scoring/scores';
import { lacksScores, type SnapshotFacts } from '@/lib/results/snapshot';
import { diadaCard } from '@/lib/results/views/diada-card';
import { codesOf } from '@/lib/results/views/list';
import { dataSources } from '@/lib/site/address';
import { silhouette } from '@/lib/towers/drawing/silhouette';
import { constructionOf } from '@/lib/towers/notation';
import { fingerprint } from '@/lib/values/hash';
import styles from './diada-card.module.css';

export type CardSource = {
  snapshotFacts: SnapshotFacts;
  /** Of the build, until the live CSV is read. */
  scores: ScoreTable;
  /** Addresses by date. */
  albums: Readonly<Record<string, string>>;
};

type DiadaCardProps = CardSource & { diada: Diada; diades: readonly Diada[] };

/** All there is to know of a diada. Loaded on demand. */
export function DiadaCard({ diada, diades, snapshotFacts, scores: built, albums }: DiadaCardProps) {
  const load = useMemo(() => loadScores(snapshotFacts, built), [snapshotFacts, built]);
  const live = useOnDemand(load);
  const scores = live.status === 'ready' ? live.value : built;
  const card = useMemo(() => diadaCard(diada.id, diades, scores), [diada.id, diades, scores]);
  if (!card) return null;
  const { points, names, firsts, previous, next } = card;
  const album = albums[diada.date];
  return (
    <div className={`stack shrink gap-4 ${styles.card}`}>
      <p className={styles.points}>
        <strong>{pointsText(points)}</strong>
        {points > 0 && ` ${placeText(card, diada.season)}`}
      </p>
      <Drawings diada={diada} />
      <ScoreSum row={{ ...card, reason: diada.reason }} names={names} />
      {firsts.length > 0 && (
        <ul aria-label={CARD_TEXTS.firsts}>
          {firsts.map((first) => (
            <li key={first[0]}>
              <TowerTag label={first[0]} code={first[0]} name={undefined} strong /> {firstText(first)}
            </li>
          ))}
        </ul>
      )}
      <nav className="cluster gap-2 gap-x-5" aria-label={CARD_TEXTS.links}>
        {previous && <DiadaLink date={previous}>{CARD_TEXTS.previous}</DiadaLink>}
        <DiadaLink date={diada.date}>{CARD_TEXTS.own}</DiadaLink>
        {next && <DiadaLink date={next}>{CARD_TEXTS.next}</DiadaLink>}
        <a href={formatListQuery({ day: diada.date.slice(5) })}>{CARD_TEXTS.everyYear}</a>
        {album && <a href={album}>{CARD_TEXTS.album}</a>}
      </nav>
    </div>
  );
}

/** Decorative: the row has the codes, and the sum has the names. */
function Drawings({ diada }: { diada: Diada }) {
  const codes = codesOf([diada]);
  return (
    <ul className={`cluster at-end gap-3 gap-x-5 ${styles.drawings}`} aria-hidden="true">
      {codes.map((code) => (
        <li key={code}>
          <SmallTower code={code} />
          {code}
        </li>
      ))}
    </ul>
  );
}

/** CSS pixels of a person: all castells have one scale, so that their heights compare. */
const [WIDE, HIGH] = [9, 12];

function SmallTower({ code }: { code: string }) {
  const { people, width, floors } = silhouette(constructionOf(code));
  const [w, h] = [width * WIDE, floors * HIGH + 3];
  const at = ({ x, floor }: (typeof people)[number]) => `M${(x + 0.5) * WIDE} ${h - floor * HIGH}`;
  return (
    <svg viewBox={`0 0 ${w} ${h}`} width={w} height={h} aria-hidden="true">
      <path className={styles.legs} d={people.map((one) => `${at(one)}m-2 0v-6h4v6z`).join('')} />
      <path
        className={styles.shirts}
        d={people.map((one) => `${at(one)}m-3.500-5v-4q3.500-1 7 0v4z`).join('')}
      />
      <path
        className={styles.heads}
        d={people.map((one) => `${at(one)}m-2-11a2 2 0 1 1 4 0a2 2 0 1 1-4 0z`).join('')}
      />
    </svg>
  );
}

const loaders = new WeakMap<SnapshotFacts, () => Promise<ScoreTable>>();

/** Points of the live CSV, or else of its cached copy, or else those of the build. The same function for all cards of a page. */
function loadScores(snapshotFacts: SnapshotFacts, built: ScoreTable): () => Promise<ScoreTable> {
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
