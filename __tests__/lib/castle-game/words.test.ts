import { aRound, aTeam, onStage, rules } from '@/__tests__/builders/teams';
import { bracketOf } from '@/lib/castle-game/picker/chances';
import { pickerGroups, structureOf } from '@/lib/castle-game/picker/groups';
import { progressOfTeam } from '@/lib/castle-game/screens/progress';
import { slotsOf } from '@/lib/castle-game/screens/slots';
import { SHOW_TIMES } from '@/lib/castle-game/show/moments';
import {
  acceptMissionsStep,
  advanceQuestion,
  attemptsLabel,
  markedCode,
  membersLabel,
  membersSentence,
  roundLabel,
} from '@/lib/castle-game/words';

describe('the brackets of difficulty', () => {
  it.each([
    [0.76, 4],
    [0.75, 3],
    [0.51, 3],
    [0.5, 2],
    [0.26, 2],
    [0.25, 1],
    [0, 1],
  ])('%d is %i', (chance, bracket) => {
    expect(bracketOf(chance)).toBe(bracket);
  });
});

describe('labels', () => {
  it.each([
    [1, "accepta la que hi ha: és l'única manera"],
    [2, "accepta les dues: són l'única manera"],
    [4, "accepta les quatre: són l'única manera"],
  ])('agree with the number of missions: %i', (missions, text) => {
    expect(acceptMissionsStep(missions)).toContain(text);
  });

  it.each([
    [15, 'Queden 15 proves'],
    [2, 'Queden 2 proves'],
    [1, 'ÚLTIMA PROVA'],
    [0, 'No queden proves'],
  ])('%i attempts left', (left, label) => {
    expect(attemptsLabel(left)).toBe(label);
  });

  it('asks before attempts are lost, one or several', () => {
    expect(advanceQuestion(1)).toBe('Segur que vols avançar de dia? Encara tens 1 prova per fer.');
    expect(advanceQuestion(7)).toBe('Segur que vols avançar de dia? Encara tens 7 proves per fer.');
  });

  it('names rounds and changes of members', () => {
    expect([1, 2, 6].map(roundLabel)).toEqual(['1a Ronda', '2a Ronda', '6a Ronda']);
    expect([3, -2, 0].map(membersLabel)).toEqual(['+3 castellers', '-2 castellers', '+0 castellers']);
  });

  it.each([
    [35, 36, "S'hi ha apuntat una persona: ara sou 36."],
    [35, 37, "S'hi han apuntat dues persones: ara sou 37."],
    [40, 35, 'Han plegat cinc persones: ara sou 35.'],
    [36, 35, 'Ha plegat una persona: ara sou 35.'],
    [35, 35, 'No ha vingut ni ha plegat ningú: continueu sent 35.'],
  ])('says what happened from %i members to %i', (before, after, sentence) => {
    expect(membersSentence(before, after)).toBe(sentence);
  });
});

describe('the marks of a result', () => {
  it('decorate the name of a tower', () => {
    expect(markedCode('3d5', 'descarregat')).toBe('3d5');
    expect(markedCode('3d5', 'carregat')).toBe('3d5C');
    expect(markedCode('3d5', 'intent')).toBe('i3d5');
    expect(markedCode('3d5', 'intent desmuntat')).toBe('id3d5');
  });

  it('take 7,000, 6,000 and 4,000 milliseconds', () => {
    expect(Object.values(SHOW_TIMES)).toEqual([7000, 6000, 4000, 4000]);
  });
});

describe('the six slots', () => {
  it('are the rounds done, the one in course and empty ones', () => {
    const states = (rounds: ReturnType<typeof aRound>[]) =>
      slotsOf(onStage({}, rounds)).map(({ state }) => state);
    expect(states([])).toEqual(['current', 'empty', 'empty', 'empty', 'empty', 'empty']);
    expect(states([aRound('3d5'), aRound('Pd4')])).toEqual([
      'done',
      'done',
      'empty',
      'empty',
      'empty',
      'empty',
    ]);
  });

  it('tell the round of pillars', () => {
    const slots = slotsOf(onStage({}, [aRound('3d5'), aRound('4d5'), aRound('Td5')]));
    expect(slots[3]).toEqual({ state: 'current', pillars: true });
  });
});

describe('the picker', () => {
  it('shows each tower once, in the group of its structure', () => {
    const groups = [true, false].flatMap((netes) => pickerGroups(aTeam(), netes));
    const shown = groups.flatMap(({ towers }) => towers.map(({ entry }) => entry.code));
    expect(shown.sort()).toEqual([...rules.catalogue.keys()].sort());
    expect(['FT Pd6f', '10d6', 'Td5n', '3d5a'].map(structureOf)).toEqual(['P', '10', 'T', '3']);
  });

  it('disables the groups without any tower to pick', () => {
    const groups = pickerGroups(aTeam(), false);
    const enabled = groups.filter(({ disabled }) => !disabled).map(({ name }) => name);
    expect(enabled).toEqual(['Pilar']);
    const [first] = groups.find(({ name }) => name === 'Tres')?.towers ?? [];
    expect(first?.refusal).toEqual({ kind: 'not enough people', needed: 28, present: 15 });
  });
});

describe('progress', () => {
  it('is told from the tower tried last to the first', () => {
    const one = {
      outcome: 'intent',
      triedAt: 0,
      context: 'rehearsal',
      chances: [0.3, 0.2, 0.2, 0.3],
    } as const;
    const { team } = aTeam({ tried: ['Pd3', '3d4n'] });
    const stats = Object.fromEntries(
      Object.entries(team.stats).map(([name, stat]) => [name, { ...stat, attempts: [one] }]),
    );
    const progress = progressOfTeam({ ...team, stats });
    expect(progress.map(({ stat }) => stat.code)).toEqual(['3d4n', 'Pd3']);
    expect(progress[0]?.points).toEqual([{ attempt: 1, chance: 0.3 }]);
  });
});
