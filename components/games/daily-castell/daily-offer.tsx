import { useEffect, useRef, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { DAILY_OFFER_TEXTS } from '@/content/interface/daily-castell-offer';
import { onKeptChange } from '@/lib/browser/kept-changes';
import { readStored } from '@/lib/browser/storage';
import { askedDay } from '@/lib/games/daily-castell/calendar';
import { dailyTitle, resultWords } from '@/lib/games/daily-castell/result-words';
import { decodeDays } from '@/lib/games/daily-castell/saved';
import type { DayRecord } from '@/lib/games/daily-castell/types';
import { KEEPSAKES } from '@/lib/keepsakes/registry';
import styles from './daily-section.module.css';

type DailyOfferProps = {
  /** Null until the page has looked at its clock. */
  readonly today: string | null;
  /** Whether the game has just been closed: its button gets focus back. */
  readonly back: boolean;
  readonly onPlay: () => void;
};

/** What the castell of the day is, how far the visitor got with today's, and the button that opens it. */
export function DailyOffer({ today, back, onPlay }: DailyOfferProps) {
  const record = useDay(today === null ? null : askedDay('', today));
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (back) button.current?.focus();
  }, [back]);
  return (
    <div className={styles.offer}>
      <p className={styles.about}>{DAILY_OFFER_TEXTS.about}</p>
      <div className={styles.door}>
        <Button ref={button} onClick={onPlay}>
          {buttonText(record)}
        </Button>
        {today !== null && (
          <Badge kind={typeof record?.result === 'number' ? 'accent' : 'neutral'}>
            {dailyTitle(askedDay('', today))}: {resultWords(record)}
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

/** What is kept of a day; nobody knows in the HTML. */
function useDay(date: string | null): DayRecord | undefined {
  const [record, setRecord] = useState<DayRecord>();
  useEffect(() => {
    if (date === null) return;
    const read = () => setRecord(decodeDays(readStored(KEEPSAKES.dia.keys.days) ?? null)[date]);
    read();
    return onKeptChange(read);
  }, [date]);
  return record;
}
