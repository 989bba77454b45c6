import { useEffect, useState } from 'react';
import { todayInMadrid } from '@/lib/browser/today-in-madrid';

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
