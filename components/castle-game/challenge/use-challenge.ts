import { useEffect, useState } from 'react';
import { useSideGame } from '@/components/castle-game/attempt/use-attempt';
import { useUnread } from '@/components/shared/use-unread';
import { catalogue } from '@/content/castle-game/catalogue';
import { localStore, onStored, readStored, writeStored } from '@/lib/browser/storage';
import {
  type Challenge,
  chooseTower,
  continueChallenge,
  isChallengeOver,
  startChallenge,
  type Week,
  weekOf,
} from '@/lib/castle-game/challenge/challenge';
import { codeOf, partsOf, readCode } from '@/lib/castle-game/challenge/code';
import { resultsIn, withResult } from '@/lib/castle-game/challenge/results';
import { dateInMadrid } from '@/lib/dates/madrid';
import { SAVED_DATA } from '@/lib/saved-data/registry';
import { replaceSaved } from '@/lib/saved-data/replace';

const { challenge: CHALLENGE, challengeResults: RESULTS } = SAVED_DATA['joc-castells'].keys;

export const currentWeek = (): Week => weekOf(dateInMadrid(Date.now()));

/** Also those that another tab adds. */
export function useResults() {
  const [text, setText] = useState(() => readStored(RESULTS) ?? '');
  const [unsaved, setUnsaved] = useState(false);
  useEffect(() => onStored(RESULTS, () => setText(readStored(RESULTS) ?? '')), []);
  /** Adds a finished challenge. Reads again first, so that no result of another tab is lost. */
  const add = (challenge: Challenge) => {
    const before = readStored(RESULTS) ?? text;
    const next = withResult(catalogue, before, challenge);
    if (next !== before) setUnsaved(!writeStored(RESULTS, next));
    setText(next);
  };
  return { results: resultsIn(text), unsaved, add };
}

/** Also of other rules or another week. */
const isCode = (text: string): boolean => partsOf(text) !== undefined;

function opened() {
  const week = currentWeek();
  const text = readStored(CHALLENGE);
  const read = text ? readCode(catalogue, text) : undefined;
  const stored = read?.ok ? read.challenge : undefined;
  return {
    challenge: stored?.week === week ? stored : startChallenge(catalogue, week),
    /** True if the stored one has other rules. */
    changed: read !== undefined && !read.ok && read.reason === 'other rules',
  };
}

/** Runs the weekly challenge. It is stored as its code, apart from the player's game. */
export function useChallenge() {
  const [{ challenge, changed }] = useState(opened);
  const { results, unsaved, add } = useResults();
  const unread = useUnread(CHALLENGE, isCode);
  const play = useSideGame(() => challenge, {
    isOver: isChallengeOver,
    attempt: chooseTower,
    moveOn: continueChallenge,
    onChange: (next) => {
      replaceSaved(localStore, CHALLENGE, codeOf(catalogue, next), isCode);
      add(next);
    },
  });
  return {
    play,
    results,
    unsaved,
    unread,
    changed: changed && play.side === challenge,
  };
}
