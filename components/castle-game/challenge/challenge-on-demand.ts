export { ChallengeBoard } from './challenge-board';
export { ChallengeStatus } from './challenge-results';
export { SharedChallenge } from './shared-challenge';
