import { useState } from 'react';
import { useAttemptStep } from '@/components/castle-game/attempt/use-attempt';
import { rules } from '@/content/castle-game/rulebook';
import { readStored, writeStored } from '@/lib/browser/storage';
import {
  type Challenge,
  type ChallengeLength,
  chooseTower,
  continueChallenge,
  isChallengeOver,
  weekOf,
} from '@/lib/castle-game/challenge/challenge';
import { dateInMadrid } from '@/lib/dates/madrid';
import { SAVED_DATA } from '@/lib/saved-data/registry';

const { challenge: LONG, shortChallenge: SHORT } = SAVED_DATA['joc-castells'].keys;
const keyOf = (length: ChallengeLength): string => (length === 'long' ? LONG : SHORT);

/** Returns this week's challenge from storage, or a new one. `changed` is true if the stored one has other rules. */
function opened(length: ChallengeLength): { readonly challenge: Challenge; readonly changed: boolean } {
  const week = weekOf(dateInMadrid(Date.now()));
  const text = readStored(keyOf(length));
  const read = text ? rules.readChallengeCode(text) : undefined;
  if (read?.ok && read.challenge.week === week && read.challenge.length === length)
    return { challenge: read.challenge, changed: false };
  const changed = read !== undefined && !read.ok && read.reason === 'other rules';
  return { challenge: rules.startChallenge(week, length), changed };
}

/** Runs the weekly challenge. It is stored as its code, apart from the player's game. */
export function useChallenge(length: ChallengeLength) {
  const [{ challenge, changed }, setOpen] = useState(() => opened(length));
  const idle = isChallengeOver(challenge) ? 'over' : 'picker';
  const { step, setShowing, endShow } = useAttemptStep(challenge.game.team.lastAttempt, idle);
  const store = (next: Challenge) => {
    writeStored(keyOf(length), rules.challengeCode(next));
    setOpen({ challenge: next, changed: false });
  };
  return {
    challenge,
    changed,
    step,
    pick: (code: string) => {
      const result = chooseTower(challenge, code);
      if (!result.ok) return;
      store(result.state);
      setShowing(true);
    },
    endShow,
    moveOn: () => {
      const result = continueChallenge(challenge);
      if (result.ok) store(result.state);
    },
    restart: () => store(rules.startChallenge(challenge.week, length)),
  };
}
