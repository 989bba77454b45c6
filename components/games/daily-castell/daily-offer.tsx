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
  /** Null in the first render. */
  readonly today: string | null;
  /** True after the game was closed: the button takes focus again. */
  readonly back: boolean;
  readonly onPlay: () => void;
};

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

/** Returns the saved data of a day, undefined in the first render. */
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
