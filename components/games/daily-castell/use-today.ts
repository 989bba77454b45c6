import { useEffect, useState } from 'react';
import { todayInMadrid } from '@/lib/browser/today-in-madrid';

/** How often the clock is looked at, in milliseconds: timers of a page that sleeps are late anyway. */
const LOOK = 20_000;

/** Today in Madrid, which changes while a page stays open; null until the page has looked at its clock. */
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
