import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { resultsOf } from '@/content/interface/results';
import { DOSSIER_TEXTS, seasonText, triedText } from '@/content/interface/towers';
import { shortDate } from '@/lib/dates/formats';
import type { Diada } from '@/lib/results/diada';
import { formatListQuery } from '@/lib/results/query';
import type { Dossier } from '@/lib/results/views/tower-dossier';
import { formatPercent } from '@/lib/text/catalan';
import styles from './tower-dossier.module.css';

type TowerDossierProps = {
  dossier: Dossier;
  /** Date of the build and of the results. */
  built: string;
  /** Route of the list of diades, which can filter by tower. */
  listPath: string;
};

export function TowerDossier({ dossier, built, listPath }: TowerDossierProps) {
  const { code, totals, tried, successRate, bestSeason: best } = dossier;
  const intents = totals.intent + totals['intent desmuntat'];
  const list = listPath + formatListQuery({ from: null, to: null, town: null, code });
  const season = best && seasonText(best.season, best.descarregats, best.carregats);
  return (
    <section aria-labelledby="expedient" className={styles.dossier}>
      <h2 id="expedient">{DOSSIER_TEXTS.title}</h2>
      {tried === 0 ? (
        <p>{DOSSIER_TEXTS.unknown}</p>
      ) : (
        <>
          <dl className={styles.totals}>
            <Total name={DOSSIER_TEXTS.descarregats} count={totals.descarregat} />
            <Total name={DOSSIER_TEXTS.carregats} count={totals.carregat} />
            <Total name={DOSSIER_TEXTS.intents} count={intents} />
            {successRate !== null && <Total name={triedText(tried)} count={formatPercent(successRate)} />}
          </dl>
          <Share totals={[totals.descarregat, totals.carregat, intents]} />
          <dl className={styles.facts}>
            <Fact name={DOSSIER_TEXTS.firstCarregat}>{whenOf(dossier.firstCarregat)}</Fact>
            <Fact name={DOSSIER_TEXTS.firstDescarregat}>{whenOf(dossier.firstDescarregat)}</Fact>
            <Fact name={DOSSIER_TEXTS.last}>{whenOf(dossier.last)}</Fact>
            <Fact name={DOSSIER_TEXTS.bestSeason}>{season ?? DOSSIER_TEXTS.noSeason}</Fact>
          </dl>
          <ButtonLink href={list} kind="quiet">
            {DOSSIER_TEXTS.list}
          </ButtonLink>
        </>
      )}
      <p className="note">{resultsOf(built)}</p>
    </section>
  );
}

function Total({ name, count }: { name: string; count: ReactNode }) {
  return (
    <div>
      <dt className="note">{name}</dt>
      <dd>{count}</dd>
    </div>
  );
}

/** Bar with the proportions of the totals. Hidden from screen readers, which have the numbers. */
function Share({ totals }: { totals: readonly number[] }) {
  return (
    <div className={styles.share} aria-hidden="true">
      {totals.map((total, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the three parts never change places
        <span key={place} style={{ flexGrow: total }} />
      ))}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="note">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function whenOf(diada: Diada | null): string {
  if (!diada) return DOSSIER_TEXTS.notYet;
  return [shortDate(diada.date), diada.reason, diada.town].filter(Boolean).join(', ');
}
