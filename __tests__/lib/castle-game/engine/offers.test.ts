import {
  aLastAttempt,
  aPillar,
  aRound,
  aTeam,
  onStage,
  played,
  rules,
  someNetes,
  tryOf,
} from '@/__tests__/builders/teams';
import { type Action, availableTowers } from '@/lib/castle-game/engine/actions';
import { ambitionsFor } from '@/lib/castle-game/memory/ambitions';
import type { GameState } from '@/lib/castle-game/types';

/** What can be done besides trying a tower, accepting a mission and choosing an ambition. */
const otherThings = (state: GameState) =>
  rules
    .availableActions(state)
    .filter(({ type }) => !['attempt', 'attemptSeries', 'acceptMission', 'chooseAmbition'].includes(type));
const tries = (state: GameState, type: 'attempt' | 'attemptSeries') =>
  rules.availableActions(state).flatMap((action) => (action.type === type ? [action.code] : []));

describe('what can be done', () => {
  it('in a rehearsal is to try its towers, alone or in a row, or to leave the day', () => {
    const state = aTeam();
    expect(tries(state, 'attempt')).toEqual(availableTowers(state));
    expect(tries(state, 'attemptSeries')).toEqual(availableTowers(state));
    expect(otherThings(state)).toEqual([{ type: 'advanceDay' }]);
  });

  it('with a result on show is to put it away too', () => {
    expect(otherThings(played(aTeam(), tryOf('Pd3')))).toEqual([
      { type: 'nextRound' },
      { type: 'advanceDay' },
    ]);
  });

  it('in a performance is to try its towers one by one', () => {
    const state = onStage();
    expect(tries(state, 'attempt')).toContain('3d5');
    expect(tries(state, 'attempt')).toEqual(availableTowers(state));
    expect(tries(state, 'attemptSeries')).toEqual([]);
    expect(otherThings(state)).toEqual([]);
  });

  it('in the round of pillars is to try one', () => {
    const codes = tries(onStage({}, [aRound('3d5'), aRound('4d5'), aRound('Td5')]), 'attempt');
    expect(codes).toContain('Pd4');
    expect(codes.filter((code) => !code.startsWith('Pd'))).toEqual([]);
  });

  it('with a result on stage is to move on from it', () => {
    const waiting = onStage({ lastAttempt: aLastAttempt('3d5') });
    expect(tries(waiting, 'attempt')).toEqual([]);
    expect(otherThings(waiting)).toEqual([{ type: 'nextRound' }]);
  });

  it('after the pillar is to end, and once ended to leave the day', () => {
    const last = onStage({}, [aRound('3d5'), aRound('Pd4')]);
    expect(otherThings(last)).toEqual([{ type: 'endPerformance' }]);
    expect(otherThings(played(last, { type: 'endPerformance' }))).toEqual([{ type: 'advanceDay' }]);
  });

  it('on a day that no other follows is to go to the Monday', () => {
    expect(otherThings(aTeam({ date: '2023-10-28' }))).toContainEqual({ type: 'moveToMonday' });
  });

  it('after a season is to read its page', () => {
    const seasons = [
      { season: '2022-2023', members: 15, read: false },
      { season: '2023-2024', members: 40, read: false },
    ] as const;
    expect(otherThings(aTeam({ seasons }))).toContainEqual({ type: 'readSeason', season: '2022-2023' });
  });

  it('with no mission accepted and no ambition chosen is to take any, or to want none', () => {
    const chosen = (state: GameState): Action[] =>
      rules
        .availableActions(state)
        .filter(({ type }) => type === 'acceptMission' || type === 'chooseAmbition');
    const state = aTeam();
    const wanted = (ambitions: ReturnType<typeof ambitionsFor>): Action[] =>
      ambitions.map((ambition) => ({ type: 'chooseAmbition', ambition }));
    expect(chosen(state)).toEqual([
      { type: 'acceptMission', title: aPillar.title },
      { type: 'acceptMission', title: someNetes.title },
      ...wanted(ambitionsFor(state.team)),
      { type: 'chooseAmbition', ambition: null },
    ]);
    const after = played(
      state,
      { type: 'acceptMission', title: aPillar.title },
      { type: 'chooseAmbition', ambition: null },
    );
    expect(chosen(after)).toEqual([
      { type: 'acceptMission', title: someNetes.title },
      ...wanted(ambitionsFor(state.team)),
    ]);
  });
});

describe('a day cannot be left', () => {
  const advance = { type: 'advanceDay' } as const;
  const toBeDone = { kind: 'performance to be done' };

  it('with a performance begun, however few are there', () => {
    expect(rules.refusalOf(onStage({ attendees: 30 }, [aRound('3d5')]), advance)).toEqual(toBeDone);
    const waiting = onStage({ attendees: 30, lastAttempt: aLastAttempt('3d5') });
    expect(rules.refusalOf(waiting, advance)).toEqual(toBeDone);
    expect(rules.refusalOf(onStage({ attendees: 30 }), advance)).toBeUndefined();
  });

  it('with just enough people for its performance', () => {
    expect(rules.refusalOf(onStage({ attendees: 31 }), advance)).toEqual(toBeDone);
  });
});

describe('a performance begun', () => {
  it('goes on however few are there', () => {
    expect(rules.refusalOf(onStage({ attendees: 30 }, [aRound('4d5')]), tryOf('3d5'))).toBeUndefined();
  });

  it('begins with thirty-one', () => {
    expect(rules.refusalOf(onStage({ attendees: 30 }), tryOf('3d5'))).toEqual({
      kind: 'too few attendees',
      needed: 31,
      present: 30,
    });
  });
});
