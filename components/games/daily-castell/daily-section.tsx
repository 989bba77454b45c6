'use client';

import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { useAddress } from '@/components/shared/use-address';
import { Button } from '@/components/ui/button';
import { Loading } from '@/components/ui/loading';
import { PagePart } from '@/components/ui/page-part';
import { DAILY_OFFER_TEXTS } from '@/content/interface/daily-castell-offer';
import { askedIn, queryOf } from './address';
import type { DailyCastellProps } from './daily-castell';
import { DailyOffer } from './daily-offer';
import styles from './daily-section.module.css';
import { useToday } from './use-today';

/**
 * Loads the game when the query asks for it (`?castell-del-dia`). The games page stays small, each day has a URL, and
 * Back closes the game.
 */
export function DailySection({ pages }: Pick<DailyCastellProps, 'pages'>) {
  const [search, setSearch] = useAddress();
  const today = useToday();
  const asked = askedIn(search);
  const { Game, load } = useGameOnceAsked(asked !== null);
  const played = useRef(false);
  useEffect(() => {
    if (asked !== null) played.current = true;
  }, [asked]);

  if (asked === null)
    return <DailyOffer today={today} back={played.current} onPlay={() => setSearch(queryOf())} />;
  if (Game === 'failed')
    return (
      <div role="alert" className={styles.failed}>
        <p>{DAILY_OFFER_TEXTS.failed}</p>
        <Button kind="quiet" onClick={load}>
          {DAILY_OFFER_TEXTS.retry}
        </Button>
      </div>
    );
  if (Game === undefined || today === null) return <Loading>{DAILY_OFFER_TEXTS.loading}</Loading>;
  return (
    <PagePart key={asked} onRetry={() => setSearch('')}>
      <Game
        asked={asked}
        today={today}
        pages={pages}
        onDay={(date) => setSearch(queryOf(date))}
        onLeave={() => setSearch('')}
      />
    </PagePart>
  );
}

function useGameOnceAsked(wanted: boolean) {
  const [Game, setGame] = useState<ComponentType<DailyCastellProps> | 'failed'>();
  const load = useCallback(() => {
    setGame(undefined);
    import('./daily-castell')
      .then(({ DailyCastell }) => setGame(() => DailyCastell))
      .catch(() => setGame('failed'));
  }, []);
  useEffect(() => {
    if (wanted) load();
  }, [wanted, load]);
  return { Game, load };
}
