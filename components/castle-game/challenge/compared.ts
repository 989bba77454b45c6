import { CHALLENGE_TEXTS } from '@/content/interface/castle-game/challenge';
import { type Challenge, challengeScore, isChallengeOver } from '@/lib/castle-game/challenge/challenge';
import type { ReadCode } from '@/lib/castle-game/challenge/code';
import { CODE_PROBLEM_TEXTS, comparisonText } from '@/lib/castle-game/challenge/words';

/** Compares a pasted code with the player's challenge. Returns a sentence, also for an invalid code. */
export function comparedWith(own: Challenge, read: ReadCode): string {
  if (!read.ok) return CODE_PROBLEM_TEXTS[read.reason];
  const { challenge } = read;
  if (challenge.week !== own.week || challenge.length !== own.length) return CHALLENGE_TEXTS.otherWeek;
  const comparison = comparisonText(challengeScore(own), challengeScore(challenge));
  return isChallengeOver(challenge) ? comparison : `${comparison} ${CHALLENGE_TEXTS.halfWay}`;
}
