import { useCallback, useEffect, useRef, useState } from 'react';
import {
  currentPersistence,
  requestPersistence,
  storeBackup,
  storedBackup,
} from '@/lib/browser/castle-storage';
import { afterDay, type Backup, backupAt, NO_BACKUP, type Persistence } from '@/lib/castle-game/saves/backup';

/** Origin of a game. For a new game there is no exported file yet. An imported file counts as one. */
export type Origin = 'new' | 'file' | 'storage';

/** Requests persistent storage at the first save. */
export function useBackup() {
  const [persistence, setPersistence] = useState<Persistence>('unknown');
  const [backup, setBackup] = useState<Backup>(NO_BACKUP);
  const asked = useRef(false);

  useEffect(() => {
    setBackup(storedBackup());
    void currentPersistence().then((found) => {
      if (!asked.current && found !== 'unknown') setPersistence(found);
    });
  }, []);

  /** Starts from storage, since another tab may have exported. */
  const change = useCallback((how: (before: Backup) => Backup) => {
    const next = how(storedBackup());
    storeBackup(next);
    setBackup(next);
  }, []);

  /** Call after a player's action is saved. */
  const saved = useCallback(() => {
    if (asked.current) return;
    asked.current = true;
    void requestPersistence().then(setPersistence);
  }, []);

  const begun = useCallback(
    (origin: Origin) => {
      if (origin === 'new') change(() => NO_BACKUP);
      else if (origin === 'file') change(() => backupAt(Date.now()));
      else setBackup(storedBackup());
    },
    [change],
  );

  const dayPassed = useCallback(() => change(afterDay), [change]);
  const exported = useCallback(() => change(() => backupAt(Date.now())), [change]);

  return { persistence, backup, saved, begun, dayPassed, exported };
}
