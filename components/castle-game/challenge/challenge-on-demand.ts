// One dynamic import for all: with one each, the bundler repeats what they share.
export { ChallengeBoard } from './challenge-board';
export { ChallengeStatus } from './challenge-results';
export { SharedChallenge } from './shared-challenge';
