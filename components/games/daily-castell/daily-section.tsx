'use client';

import { useEffect, useRef, useState } from 'react';
import { queryArea } from '@/components/shared/early-query';
import { useAddress } from '@/components/shared/use-address';
import { useStored, useUnread } from '@/components/shared/use-stored';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Loading } from '@/components/ui/loading';
import { OnDemand } from '@/components/ui/on-demand';
import { PagePart } from '@/components/ui/page-part';
import { DAILY_OFFER_TEXTS, dailyTitle, resultText } from '@/content/interface/games/hub';
import { todayInMadrid } from '@/lib/browser/clock';
import { readStored } from '@/lib/browser/storage';
import {
  askedDay,
  type DayRecord,
  type Days,
  dateInQuery,
  dateQuery,
  decodeDays,
} from '@/lib/games/daily-castell/days';
import type { HubCard } from '@/lib/games/shared/types';
import { SAVED_DATA } from '@/lib/saved-data/registry';
import { asset } from '@/lib/site/address';
import type { DailyCastellProps } from './daily-castell';
import styles from './daily-section.module.css';

const loadNotice = () => import('@/components/shared/unread-text').then(({ UnreadNotice }) => UnreadNotice);

const loadGame = () => import('./daily-castell').then(({ DailyCastell }) => DailyCastell);

type DailySectionProps = Pick<DailyCastellProps, 'pages'> & Pick<HubCard, 'picture'>;

/**
 * Loads the game when the query asks for it (`?castell-del-dia`). The games page stays small, each day has a URL, and
 * Back closes the game.
 */
export function DailySection({ pages, picture }: DailySectionProps) {
  const [search, setSearch] = useAddress();
  const today = useToday();
  const asked = dateInQuery(search);
  const played = useRef(false);
  const unread = useUnread(KEY, canRead);
  useEffect(() => {
    if (asked !== null) played.current = true;
  }, [asked]);

  function content() {
    if (asked === null)
      return (
        <DailyOffer
          picture={picture}
          today={today}
          back={played.current}
          onPlay={() => setSearch(dateQuery())}
        />
      );
    if (today === null) return <Loading>{DAILY_OFFER_TEXTS.loading}</Loading>;
    return (
      <PagePart key={asked} onRetry={() => setSearch('')}>
        <OnDemand
          load={loadGame}
          props={{
            asked,
            today,
            pages,
            onDay: (date) => setSearch(dateQuery(date)),
            onLeave: () => setSearch(''),
          }}
          texts={DAILY_OFFER_TEXTS}
        />
      </PagePart>
    );
  }

  return (
    <div {...queryArea(asked !== null)}>
      {content()}
      {unread && <OnDemand load={loadNotice} props={{ text: unread }} />}
    </div>
  );
}

type DailyOfferProps = Pick<HubCard, 'picture'> & {
  /** Null in the first render. */
  readonly today: string | null;
  /** True after the game was closed: the button takes focus again. */
  readonly back: boolean;
  readonly onPlay: () => void;
};

function DailyOffer({ picture, today, back, onPlay }: DailyOfferProps) {
  const days = useStored(readDays);
  const record = today === null ? undefined : days?.[askedDay('', today)];
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (back) button.current?.focus();
  }, [back]);
  return (
    <div className={`stack panel gap-4 clip ${styles.offer}`}>
      <img src={asset(picture)} alt="" width={320} height={240} className={`tall ${styles.picture}`} />
      <div className={`cluster middle gap-3 content-center ${styles.door}`}>
        <Button ref={button} onClick={onPlay}>
          {buttonText(record)}
        </Button>
        {today !== null && (
          <Badge kind={typeof record?.result === 'number' ? 'accent' : 'neutral'}>
            {dailyTitle(askedDay('', today))}: {resultText(record)}
          </Badge>
        )}
      </div>
    </div>
  );
}

function buttonText(record: DayRecord | undefined): string {
  if (record === undefined) return DAILY_OFFER_TEXTS.play;
  return record.result === null ? DAILY_OFFER_TEXTS.goOn : DAILY_OFFER_TEXTS.look;
}

const KEY = SAVED_DATA.dia.keys.days;

const readDays = (): Days => decodeDays(readStored(KEY) ?? null) ?? {};

const canRead = (text: string): boolean => decodeDays(text) !== null;

/** Milliseconds between checks of the clock. Suspended pages check when they become visible. */
const LOOK = 20_000;

/** Returns today in Madrid, also after midnight. Null in the first render. */
export function useToday(): string | null {
  const [today, setToday] = useState<string | null>(null);
  useEffect(() => {
    const look = () => setToday(todayInMadrid());
    look();
    const timer = setInterval(look, LOOK);
    document.addEventListener('visibilitychange', look);
    addEventListener('pageshow', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pageshow', look);
    };
  }, []);
  return today;
}
