import { useState } from 'react';
import { readStored, writeStored } from '@/lib/browser/storage';
import {
  type Challenge,
  type ChallengeLength,
  chooseTower,
  continueChallenge,
  isChallengeOver,
} from '@/lib/castle-game/challenge/challenge';
import { weekOf } from '@/lib/castle-game/challenge/week';
import type { LastAttempt } from '@/lib/castle-game/types';
import { dateInMadrid } from '@/lib/dates/madrid';
import { KEEPSAKES } from '@/lib/keepsakes/registry';
import { rules } from '../frame/rules';
import { useTellShow } from '../frame/show-in-course';

const { challenge: LONG, shortChallenge: SHORT } = KEEPSAKES['joc-castells'].keys;
const keyOf = (length: ChallengeLength): string => (length === 'long' ? LONG : SHORT);

export type ChallengeStep =
  | { readonly kind: 'picker' | 'over' }
  | { readonly kind: 'show' | 'result'; readonly attempt: LastAttempt };

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
  const [showing, setShowing] = useState(false);
  const keep = (next: Challenge) => {
    writeStored(keyOf(length), rules.challengeCode(next));
    setOpen({ challenge: next, changed: false });
  };
  const { lastAttempt } = challenge.game.team;
  const step: ChallengeStep = lastAttempt
    ? { kind: showing ? 'show' : 'result', attempt: lastAttempt }
    : { kind: isChallengeOver(challenge) ? 'over' : 'picker' };
  useTellShow(step.kind === 'show');
  return {
    challenge,
    changed,
    step,
    pick: (code: string) => {
      const result = chooseTower(challenge, code);
      if (!result.ok) return;
      keep(result.state);
      setShowing(true);
    },
    endShow: () => setShowing(false),
    moveOn: () => {
      const result = continueChallenge(challenge);
      if (result.ok) keep(result.state);
    },
    restart: () => keep(rules.startChallenge(challenge.week, length)),
  };
}
