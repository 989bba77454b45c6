import { aPillar, aRound, aTeam } from '@/__tests__/builders/teams';
import { missedSentence } from '@/content/interface/castle-game/home';
import {
  acceptLabel,
  acceptMissionsStep,
  objectiveLabel,
  rewardLabel,
} from '@/content/interface/castle-game/missions';
import { leavingText } from '@/content/interface/castle-game/people';
import { roundLabel } from '@/content/interface/castle-game/performance';
import { chancesSentence, lockLabel } from '@/content/interface/castle-game/picker';
import {
  accountTexts,
  expectedText,
  membersCount,
  membersLabel,
  membersSentence,
  membersStory,
  priceText,
  tooFewPointsText,
} from '@/content/interface/castle-game/points-and-members';
import {
  failureSentences,
  lessonChange,
  percentWithTenth,
  timesText,
} from '@/content/interface/castle-game/result';
import { attemptsLabel, shownLabel } from '@/content/interface/castle-game/shell';
import { chartLabel } from '@/content/interface/castle-game/stats';
import { markedCode, missingLabel, spokenAttempt, withinReach } from '@/content/interface/castle-game/towers';
import {
  ambitionProgressText,
  ambitionText,
  firstDayText,
  firstTimeText,
} from '@/content/interface/castle-game/year';
import { accountOf, priceOf } from '@/lib/castle-game/engine/members';

describe('words', () => {
  describe('the words of a day', () => {
    test.each([
      [1, "accepta la que hi ha: és l'única manera"],
      [2, "accepta les dues: són l'única manera"],
      [4, "accepta les quatre: són l'única manera"],
    ])('agree with the number of missions: %i', (missions, text) => {
      expect(acceptMissionsStep(missions)).toContain(text);
    });

    test.each([
      [15, 'Queden 15 proves'],
      [2, 'Queden 2 proves'],
      [1, 'ÚLTIMA PROVA'],
      [0, 'No queden proves'],
    ])('%i attempts left', (left, label) => {
      expect(attemptsLabel(left)).toBe(label);
    });

    test('names rounds and changes of members', () => {
      expect([1, 2, 6].map(roundLabel)).toEqual(['1a Ronda', '2a Ronda', '6a Ronda']);
      expect([3, 1, -1, -2, 0].map(membersLabel)).toEqual([
        '+3 castellers',
        '+1 casteller',
        '−1 casteller',
        '−2 castellers',
        '+0 castellers',
      ]);
    });

    test.each([
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
    test('tell how a performance left it', () => {
      expect(membersStory({ before: 35, after: 37 })).toBe('De 35 a 37 castellers');
      expect(membersStory({ before: 35, after: 35 })).toBe('Sense canvis: 35 castellers');
    });

    test('agree in number', () => {
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
    test('mark its code with what became of it', () => {
      expect(markedCode('3d5', 'descarregat')).toBe('3d5');
      expect(markedCode('3d5', 'carregat')).toBe('3d5C');
      expect(markedCode('3d5', 'intent')).toBe('i3d5');
      expect(markedCode('3d5', 'intent desmuntat')).toBe('id3d5');
    });

    test.each([
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
    test.each([
      [0.2, 0.206, '+0,6'],
      [0.2, 0.2004, '0,0'],
      [0.2, 0.195, '-0,5'],
    ])('a chance from %d to %d changes by %s, as the two figures shown do', (before, now, change) => {
      expect(lessonChange({ before, now })).toBe(change);
    });

    test('writes a chance with its tenth', () => {
      expect(percentWithTenth(0.1364)).toBe('13,6\u00A0%');
    });

    const labelOf = (...chances: number[]) => {
      const stat = aTeam().team.stats['3d5'];
      if (!stat) throw new Error('no 3d5');
      return chartLabel({ stat, points: chances.map((chance, index) => ({ attempt: index + 1, chance })) });
    };

    test('tell where the chance began and where it stands', () => {
      expect(labelOf(0.2, 0.3, 0.456)).toBe(
        'Gràfic: 3d5. 3 proves, del 20\u00A0% al 46\u00A0% de probabilitat de descarregar-lo.',
      );
    });

    test('tell a chance that stays where it was without saying it twice', () => {
      expect(labelOf(0.2, 0.201)).toContain('2 proves, amb un 20\u00A0% de');
    });

    test('tell a single attempt', () => {
      expect(labelOf(0.2)).toBe(
        'Gràfic: 3d5. Una prova, amb un 20\u00A0% de probabilitat de descarregar-lo.',
      );
    });
  });

  describe('the words of a mission', () => {
    test('count an objective, once where no amount is told', () => {
      expect(objectiveLabel({ code: '3d4n', outcome: 'descarregat', amount: 5 }, 2)).toBe(
        '3d4n descarregat: 2/5',
      );
      expect(objectiveLabel({ code: 'Pd3', outcome: 'descarregat' }, 0)).toBe('Pd3 descarregat: 0/1');
      expect(objectiveLabel({ code: 'Pd3', outcome: 'descarregat' }, 9)).toBe('Pd3 descarregat: 1/1');
    });

    test('name a way', () => {
      expect(objectiveLabel({ code: 'sense caure', outcome: 'descarregat', amount: 3 }, 1)).toBe(
        'Diades sense caure: 1/3',
      );
    });

    test('add up what it pays', () => {
      const reward = { type: 'members', amount: 10 } as const;
      expect(rewardLabel([reward, reward])).toBe('+20 castellers');
      expect(rewardLabel([])).toBe('+0 castellers');
    });

    test('say which mission the button accepts, as the button reads', () => {
      expect(acceptLabel(aPillar)).toBe('Accepta-la: Un pilar');
    });
  });

  test.each([
    [0, 'gairebé mai'],
    [0.06, '1 de cada 17 vegades'],
    [0.14, '1 de cada 7 vegades'],
    [0.15, '2 de 10 vegades'],
    [0.7, '7 de 10 vegades'],
    [1, '10 de 10 vegades'],
  ])('a chance of %d is told in times', (share, text) => {
    expect(timesText(share)).toBe(text);
  });

  test('a failure is told in figures, without those that repeat', () => {
    expect(failureSentences({ now: 0.14, reach: { floor: 4, chance: 0.7 }, ahead: 0.31 })).toEqual([
      '7 de 10 vegades ja arribeu a quarts.',
      '1 de cada 7 vegades us surt.',
      'Amb 10 proves més com aquesta, 3 de 10 vegades.',
    ]);
    expect(failureSentences({ now: 0.7, reach: undefined, ahead: 0.72 })).toEqual([
      '7 de 10 vegades us surt.',
    ]);
  });

  test.each([
    [1, 'Aquest juny acaba la carrera i plega Laia, cap de pinya.'],
    [2, 'Aquest juny acaben la carrera i pleguen Laia i Pol.'],
  ])('%i who leave in June', (count, text) => {
    const person = { isNew: false, leaves: true } as const;
    const both = [
      { ...person, role: 'pinya', name: 'Laia' },
      { ...person, role: 'fotos', name: 'Pol' },
    ] as const;
    expect(leavingText(both.slice(0, count))).toBe(text);
  });

  test('a performance that was lost is told with its day and with who was coming', () => {
    expect(missedSentence({ day: '2023-10-05', came: 1, needed: 31 })).toContain('només en venia 1.');
  });
});

const { stats } = aTeam().team;

describe('a first time', () => {
  test.each([
    ['4d7', 'descarregat', 'performance', 'Primer 4d7 de la colla!'],
    ['Td6', 'carregat', 'performance', 'Primera Td6 carregada de la colla!'],
    ['3d4n', 'carregat', 'rehearsal', "Primer 3d4n carregat a l'assaig!"],
    ['FT 3d8f', 'descarregat', 'rehearsal', "Primer cop a l'assaig: FT 3d8f!"],
  ] as const)('of %s %s in a %s is announced', (code, built, context, text) => {
    expect(firstTimeText({ code, built, context })).toBe(text);
  });

  test('has a day, or says that it is not known', () => {
    expect(firstDayText('2023-10-05')).toBe("5 d'octubre de 2023");
    expect(firstDayText(null)).toBe('data desconeguda');
  });
});

describe('the price of a tower', () => {
  const team = { members: 60, stats };

  test('is its points on average and the people it brings or costs', () => {
    const price = priceOf(team, [], '4d7', [0.5, 0.2, 0.2, 0.1]);
    expect(price).toMatchObject({ expected: 453, fallen: -3 });
    expect(price?.unloaded).toBeGreaterThan(0);
    expect(price && expectedText(price)).toBe('≈ 453p');
    expect(price && priceText(price)).toBe(`Si surt, +${price?.unloaded} castellers; si cau, −3`);
  });

  test('adds up, round by round, to what the points of the performance bring', () => {
    const rounds = [aRound('4d7', 'descarregat', 1, 690), aRound('3d6', 'descarregat', 2, 195)];
    const [first, second] = rounds.map(({ code }, index) =>
      priceOf(team, rounds.slice(0, index), code, [1, 0, 0, 0]),
    );
    const nothing = accountOf(60, [], stats).byPoints;
    expect(nothing + (first?.unloaded ?? 0) + (second?.unloaded ?? 0)).toBe(
      accountOf(60, rounds, stats).byPoints,
    );
  });

  test('is nobody for a tower of few people, and none for a tower that is none', () => {
    const price = priceOf(team, [], 'Pd3n', [1, 0, 0, 0]);
    expect(price && priceText(price)).toBe('Si surt, ningú de nou; si cau, no plega ningú');
    expect(priceOf(team, [], 'constructor', [1, 0, 0, 0])).toBeUndefined();
  });
});

describe('the account of a performance', () => {
  test('tells everybody who came and left', () => {
    const rounds = [
      aRound('4d7', 'descarregat', 1, 690),
      aRound('3d7', 'carregat', 2, 615),
      aRound('4d6', 'intent', 3),
      aRound('Pd5', 'descarregat', 4, 750),
    ];
    const account = accountOf(60, rounds, stats);
    expect(account.byPoints + account.byFalls + account.stayed).toBe(account.change);
    expect(accountTexts(account)).toEqual([`+${account.byPoints} pels punts`, '−5 per dues caigudes']);
  });

  test('gives no points as the reason when there are none', () => {
    expect(accountTexts(accountOf(30, [], stats))).toEqual(['+2 per haver sortit a plaça']);
  });

  test('says why a large team lost people without a fall', () => {
    const account = accountOf(100, [aRound('3d5', 'descarregat', 1, 20)], stats);
    expect(account.byPoints).toBeLessThan(0);
    expect(accountTexts(account)).toEqual([`−${Math.abs(account.byPoints)} pels punts`]);
    expect(tooFewPointsText(account, 100)).toMatch(/^Una colla de 100 castellers ha de fer 3\.\d\d\d punts/);
  });

  test('says who stays because a team never goes below its floor', () => {
    const account = accountOf(36, [aRound('Pd5', 'intent'), aRound('Pd5', 'intent', 2)], stats);
    expect(account.after).toBe(35);
    expect(account.byPoints + account.byFalls + account.stayed).toBe(-1);
    expect(accountTexts(account).at(-1)).toMatch(/^\+\d que es queden: els últims 35 no pleguen mai$/);
  });

  test('has one fall', () => {
    expect(accountTexts(accountOf(60, [aRound('4d7', 'intent')], stats))).toContain('−3 per una caiguda');
  });
});

describe('an ambition', () => {
  test.each([
    [{ kind: 'first', code: '4d7' }, 'Un primer 4d7 a plaça'],
    [{ kind: 'first', code: 'Td8fm' }, 'Una primera Td8fm a plaça'],
    [{ kind: 'performances', count: 3, points: 1500 }, 'Tres diades de 1.500 punts o més'],
    [{ kind: 'performances', count: 1, points: 900 }, 'Una diada de 900 punts o més'],
    [{ kind: 'members', members: 80 }, 'Ser 80 castellers'],
  ] as const)('is said: %j', (ambition, text) => {
    expect(ambitionText(ambition)).toBe(text);
  });

  test('says how far it is', () => {
    const ambition = { kind: 'members', members: 80 } as const;
    expect(ambitionProgressText({ ambition, current: 66, of: 80, met: false })).toBe('66 de 80');
    expect(ambitionProgressText({ ambition, current: 82, of: 80, met: true })).toBe('Assolit');
  });
});

describe('words', () => {
  test('says the chances as one sentence, which is read with the card', () => {
    expect(chancesSentence([0.2, 0.16, 0.36, 0.28])).toBe(
      'Descarregat, 20 %; carregat, 16 %; intent, 36 %; intent desmuntat, 28 %.',
    );
  });

  test('locks for want of people with their number, and for the rest with the reason', () => {
    expect(lockLabel({ kind: 'not enough people', needed: 28, present: 15 })).toBe('28 persones');
    expect(lockLabel({ kind: 'already done' })).toBe("Ja l'heu fet en aquesta actuació.");
  });
});
