import { aPillar, aTeam } from '@/__tests__/builders/teams';
import {
  acceptLabel,
  acceptMissionsStep,
  advanceQuestion,
  attemptsLabel,
  chartLabel,
  lessonChange,
  markedCode,
  membersCount,
  membersLabel,
  membersSentence,
  membersStory,
  missedSentence,
  missingLabel,
  objectiveLabel,
  percentWithTenth,
  rewardLabel,
  roundLabel,
  shownLabel,
  spokenAttempt,
  withinReach,
} from '@/lib/castle-game/words';

describe('the words of a day', () => {
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

describe('the words of a team', () => {
  it('tell how a performance left it', () => {
    expect(membersStory({ before: 35, after: 37 })).toBe('De 35 a 37 castellers');
    expect(membersStory({ before: 35, after: 35 })).toBe('Sense canvis: 35 castellers');
  });

  it('agree in number', () => {
    expect([1, 15, 2000].map(membersCount)).toEqual([
      'Sou 1 casteller',
      'Sou 15 castellers',
      'Sou 2.000 castellers',
    ]);
    expect([1, 8].map(missingLabel)).toEqual(['us en falta 1', 'us en falten 8']);
    expect(withinReach(5, 14)).toBe("5 de 14 a l'abast");
    expect([1, 50].map((shown) => shownLabel(shown, 1000))).toEqual([
      "Se'n mostra 1 de 1.000.",
      "Se'n mostren 50 de 1.000.",
    ]);
  });
});

describe('the words of a tower', () => {
  it('mark its code with what became of it', () => {
    expect(markedCode('3d5', 'descarregat')).toBe('3d5');
    expect(markedCode('3d5', 'carregat')).toBe('3d5C');
    expect(markedCode('3d5', 'intent')).toBe('i3d5');
    expect(markedCode('3d5', 'intent desmuntat')).toBe('id3d5');
  });

  it.each([
    ['3d5', 'tres de cinc'],
    ['FT Pd6f', 'folre a terra del pilar de sis amb folre'],
    ['i3d5', 'intent de tres de cinc'],
    ['id3d5', 'intent desmuntat de tres de cinc'],
    ['3d5C', 'tres de cinc carregat'],
    ['<b>3d5</b>', '<b>3d5</b>'],
  ])('%s is "%s"', (label, words) => {
    expect(spokenAttempt(label)).toBe(words);
  });
});

describe('the words of what an attempt taught', () => {
  it.each([
    [0.2, 0.206, '+0,6'],
    [0.2, 0.2004, '0,0'],
    [0.2, 0.195, '-0,5'],
  ])('a chance from %d to %d changes by %s, as the two figures shown do', (before, now, change) => {
    expect(lessonChange({ before, now })).toBe(change);
  });

  it('writes a chance with its tenth', () => {
    expect(percentWithTenth(0.1364)).toBe('13,6\u00A0%');
  });

  const labelOf = (...chances: number[]) => {
    const stat = aTeam().team.stats['3d5'];
    if (!stat) throw new Error('no 3d5');
    return chartLabel({ stat, points: chances.map((chance, index) => ({ attempt: index + 1, chance })) });
  };

  it('tell where the chance began and where it stands', () => {
    expect(labelOf(0.2, 0.3, 0.456)).toBe(
      "Gràfic: 3d5. 3 proves, d'un 20\u00A0% a un 46\u00A0% de probabilitat de descarregar-lo.",
    );
  });

  it('tell a chance that stays where it was without saying it twice', () => {
    expect(labelOf(0.2, 0.201)).toContain('2 proves, amb un 20\u00A0% de');
  });

  it('tell a single attempt', () => {
    expect(labelOf(0.2)).toBe('Gràfic: 3d5. Una prova, amb un 20\u00A0% de probabilitat de descarregar-lo.');
  });
});

describe('the words of a mission', () => {
  it('count an objective, once where no amount is told', () => {
    expect(objectiveLabel({ code: '3d4n', outcome: 'descarregat', amount: 5 }, 2)).toBe(
      '3d4n descarregat: 2/5',
    );
    expect(objectiveLabel({ code: 'Pd3', outcome: 'descarregat' }, 0)).toBe('Pd3 descarregat: 0/1');
    expect(objectiveLabel({ code: 'Pd3', outcome: 'descarregat' }, 9)).toBe('Pd3 descarregat: 1/1');
  });

  it('add up what it pays', () => {
    const reward = { type: 'members', amount: 10 } as const;
    expect(rewardLabel([reward, reward])).toBe('+20 castellers');
    expect(rewardLabel([])).toBe('+0 castellers');
  });

  it('say which mission the button accepts, as the button reads', () => {
    expect(acceptLabel(aPillar)).toBe('Accepta-la: Un pilar');
  });
});

test('a performance that was lost is told with its day and with who was coming', () => {
  expect(missedSentence({ day: '2023-09-21', came: 27, needed: 31 })).toBe(
    'El dijous 21 de setembre no vau actuar: calien 31 assistents i només en venien 27.',
  );
  expect(missedSentence({ day: '2023-10-05', came: 1, needed: 31 })).toContain('només en venia 1.');
});
