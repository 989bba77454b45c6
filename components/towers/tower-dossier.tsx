import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { shortDate } from '@/lib/dates/formats';
import { formatListQuery } from '@/lib/diades/address/list-query';
import type { Diada } from '@/lib/diades/types';
import type { Dossier, SeasonRecord } from '@/lib/diades/views/tower-dossier';
import { joinList } from '@/lib/text/list';
import { formatPercent } from '@/lib/text/number';
import styles from './tower-dossier.module.css';

/** What the results say of a tower: when it came, how often it was tried and what came of it. */
export function TowerDossier({ dossier }: { dossier: Dossier }) {
  const { key, totals, tried, successRate, bestSeason } = dossier;
  const intents = totals.intent + totals['intent desmuntat'];
  const list = `/llista-de-diades${formatListQuery({ from: null, to: null, town: null, tower: key })}`;
  return (
    <section aria-labelledby="expedient" className={styles.dossier}>
      <h2 id="expedient">A la nostra història</h2>
      {tried === 0 ? (
        <p>Als resultats que tenim recollits encara no hi surt.</p>
      ) : (
        <>
          <dl className={styles.totals}>
            <Total name="Descarregats" count={totals.descarregat} />
            <Total name="Carregats" count={totals.carregat} />
            <Total name="Intents" count={intents} />
            {successRate !== null && (
              <Total name={`Descarregats de ${tried} provats`} count={formatPercent(successRate)} />
            )}
          </dl>
          <Share totals={[totals.descarregat, totals.carregat, intents]} />
          <dl className={styles.facts}>
            <Fact name="Primer carregat">{whenOf(dossier.firstCarregat)}</Fact>
            <Fact name="Primer descarregat">{whenOf(dossier.firstDescarregat)}</Fact>
            <Fact name="Últim cop">{whenOf(dossier.last)}</Fact>
            <Fact name="Millor temporada">{bestSeason ? seasonText(bestSeason) : 'Encara cap'}</Fact>
          </dl>
          <ButtonLink href={list} kind="quiet">
            Totes les diades amb aquest castell
          </ButtonLink>
        </>
      )}
    </section>
  );
}

function Total({ name, count }: { name: string; count: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{count}</dd>
    </div>
  );
}

/** The totals as one line cut in their proportions; the numbers above say the same. */
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
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** "2024-2025: 2 descarregats i 1 carregat"; what did not happen is left out. */
function seasonText({ season, descarregats, carregats }: SeasonRecord): string {
  const parts = [
    { count: descarregats, word: 'descarregat' },
    { count: carregats, word: 'carregat' },
  ].filter(({ count }) => count > 0);
  return `${season}: ${joinList(parts.map(({ count, word }) => `${count} ${count === 1 ? word : `${word}s`}`))}`;
}

function whenOf(diada: Diada | null): string {
  if (!diada) return 'Encara no';
  return [shortDate(diada.date), diada.reason, diada.town].filter(Boolean).join(', ');
}
