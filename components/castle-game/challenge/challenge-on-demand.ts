// One dynamic import for all: with one each, the bundler repeats what they share.
export { ChallengeBoard } from './challenge-board';
export { SharedChallenge } from './challenge-end';
