import { aTeam, rules } from '@/__tests__/builders/teams';
import { catalogue } from '@/content/castle-game/catalogue';
import {
  CODE_PROBLEM_TEXTS,
  challengeStep,
  comparisonText,
  nextWeekText,
  presentText,
  weekText,
} from '@/content/interface/castle-game/challenge';
import {
  type Challenge,
  type ChallengeLength,
  challengeScore,
  chooseTower,
  continueChallenge,
  isChallengeOver,
  isWeek,
  mondayOf,
  performancesDone,
  rulesVersion,
  weekOf,
} from '@/lib/castle-game/challenge/challenge';
import { availableTowers } from '@/lib/castle-game/engine/actions';
import { encodeGame } from '@/lib/castle-game/saves/encode';
import { addDays } from '@/lib/dates/days';
import { textHash } from '@/lib/values/hash';
import { pickIndex, seededRandom } from '@/lib/values/random';

describe('week', () => {
  describe('the week of a date', () => {
    // From the examples of ISO 8601.
    test.each([
      ['2026-11-22', '2026-W47'],
      ['2026-11-23', '2026-W48'],
      ['2005-01-01', '2004-W53'],
      ['2005-12-31', '2005-W52'],
      ['2007-01-01', '2007-W01'],
      ['2008-12-29', '2009-W01'],
      ['2009-12-31', '2009-W53'],
      ['2010-01-03', '2009-W53'],
      ['2010-01-04', '2010-W01'],
    ])('%s is %s', (date, week) => {
      expect(weekOf(date)).toBe(week);
    });

    test('goes from its Monday to its Sunday, without a gap for thirty years', () => {
      let monday = '2005-01-03';
      for (let index = 0; index < 1600; index += 1) {
        const week = weekOf(monday);
        expect(mondayOf(week)).toBe(monday);
        expect(weekOf(addDays(monday, 6))).toBe(week);
        expect(isWeek(week)).toBe(true);
        monday = addDays(monday, 7);
      }
    });

    test.each(
      ['2026-W54', '2026-W53', '2025-W53', '2026-W00', '2026-47', '', '0000-W01'].filter(
        (week) => week !== '2026-W53',
      ),
    )('%s is none', (week) => {
      expect(isWeek(week)).toBe(false);
    });
  });
});

describe('challenge', () => {
  const WEEK = '2026-W47';

  const movedOn = (challenge: Challenge): Challenge => {
    const next = continueChallenge(challenge);
    if (!next.ok) throw new Error(next.reason.kind);
    return next.state;
  };
  const chosen = (challenge: Challenge, code: string): Challenge => {
    const next = chooseTower(challenge, code);
    if (!next.ok) throw new Error(next.reason.kind);
    return next.state;
  };

  /** Plays with any towers, for so many choices or to the end. */
  function played(length: ChallengeLength, seed: number, choices = 1000, week = WEEK): Challenge {
    const random = seededRandom(seed);
    let challenge = rules.startChallenge(week, length);
    for (let index = 0; index < choices && !isChallengeOver(challenge); index += 1) {
      const towers = availableTowers(challenge.game);
      challenge = movedOn(chosen(challenge, towers[pickIndex(towers.length, random)] ?? ''));
    }
    return challenge;
  }

  /** A code with another part in its place and the check that it then needs. */
  function forged(code: string, change: (parts: string[]) => void): string {
    const parts = code.toLowerCase().split('-').slice(0, -1);
    change(parts);
    const text = parts.join('-');
    return `${text}-${(textHash(text) % 46_656).toString(36).padStart(3, '0')}`;
  }
  const problem = (text: string) => {
    const read = rules.readChallengeCode(text);
    return read.ok ? undefined : read.reason;
  };

  describe('the challenge of a week', () => {
    test('is the same for everybody, and another one each week', () => {
      expect(rules.startChallenge(WEEK, 'long')).toEqual(rules.startChallenge(WEEK, 'long'));
      const other = rules.startChallenge('2026-W48', 'long').game.team;
      expect(rules.startChallenge(WEEK, 'long').game.team.seed).not.toBe(other.seed);
      const sizes = new Set(
        Array.from(
          { length: 20 },
          (_, index) => rules.startChallenge(`2026-W${index + 10}`, 'long').game.team.members,
        ),
      );
      expect(sizes.size).toBeGreaterThan(10);
    });

    test('has ten performances, one after another, each with people enough', () => {
      const over = played('long', 1);
      expect(performancesDone(over)).toBe(10);
      expect(over.game.team.history.every(({ rounds }) => rounds.length > 0 && rounds.length <= 6)).toBe(
        true,
      );
      expect(challengeScore(over)).toBe(over.game.team.history.reduce((sum, { points }) => sum + points, 0));
      expect(chooseTower(over, 'Pd4').ok).toBe(false);
    });

    test('has one performance in its short form', () => {
      expect(performancesDone(played('short', 1))).toBe(1);
      expect(isChallengeOver(played('short', 1))).toBe(true);
    });

    test('is played by a team that has done all of it before', () => {
      const start = rules.startChallenge(WEEK, 'long');
      const news = availableTowers(start.game).map(
        (code) => chosen(start, code).game.team.lastAttempt?.first,
      );
      expect(news.length).toBeGreaterThan(10);
      expect(new Set(news)).toEqual(new Set([undefined]));
    });

    test('gives the same score for the same choices', () => {
      expect(challengeScore(played('long', 7))).toBe(challengeScore(played('long', 7)));
      expect(challengeScore(played('long', 7))).not.toBe(challengeScore(played('long', 8)));
    });

    test('does not touch a game of one own', () => {
      const own = aTeam();
      const before = encodeGame(own);
      played('long', 3);
      expect(encodeGame(own)).toBe(before);
    });

    test('counts the points of the performance in course', () => {
      const half = played('long', 2, 2);
      const rounds = half.game.rounds.reduce((sum, { points }) => sum + points, 0);
      expect(challengeScore(half)).toBe(rounds);
    });
  });

  describe('the code of a challenge', () => {
    test.each([
      ['long', 1],
      ['long', 2],
      ['short', 3],
    ] as const)('of a %s one is read again by playing its choices', (length, seed) => {
      const over = played(length, seed);
      const code = rules.challengeCode(over);
      expect(rules.readChallengeCode(code)).toEqual({ ok: true, challenge: over });
      expect(rules.readChallengeCode(` ${code.toLowerCase()}\n`)).toEqual({ ok: true, challenge: over });
      expect(code).toMatch(/^[A-Z\d-]{20,170}$/);
    });

    test('brings a challenge in course back, also with a result on show', () => {
      const half = played('long', 5, 13);
      expect(rules.readChallengeCode(rules.challengeCode(half))).toEqual({ ok: true, challenge: half });
      const [tower = ''] = availableTowers(half.game);
      const onShow = chosen(half, tower);
      expect(rules.readChallengeCode(rules.challengeCode(onShow))).toEqual({
        ok: true,
        challenge: movedOn(onShow),
      });
      const start = rules.startChallenge(WEEK, 'long');
      expect(rules.readChallengeCode(rules.challengeCode(start))).toEqual({ ok: true, challenge: start });
    });

    test('is refused with points that its choices do not give, or with choices that cannot be made', () => {
      const code = rules.challengeCode(played('long', 1));
      expect(problem(forged(code, (parts) => (parts[3] = '9zzz')))).toBe('not played');
      expect(problem(forged(code, (parts) => (parts[2] = (parts[2] ?? '').repeat(2))))).toBe('not played');
      expect(problem(forged(code, (parts) => (parts[2] = 'zz')))).toBe('not played');
      expect(problem(forged(code, (parts) => (parts[1] = '202648')))).toBe('not played');
    });

    test('is refused when it comes from other rules', () => {
      const code = rules.challengeCode(played('short', 1));
      const other = rulesVersion(new Map([...catalogue].slice(1)));
      expect(other).not.toBe(rulesVersion(catalogue));
      expect(problem(forged(code, (parts) => (parts[0] = `s${other}`)))).toBe('other rules');
    });

    test('is refused when it is none', () => {
      const code = rules.challengeCode(played('short', 1));
      for (const text of [
        '',
        'hola',
        code.slice(1),
        code.slice(0, -1),
        `${code}0`,
        'R'.repeat(100_000),
        code.replace('2026', '2027'),
      ])
        expect(problem(text)).toBe('no code');
      expect(problem(forged(code, (parts) => (parts[1] = '202654')))).toBe('no code');
    });

    test('never breaks the game, whatever is pasted', () => {
      const random = seededRandom(5);
      const code = rules.challengeCode(played('long', 4));
      for (let index = 0; index < 400; index += 1) {
        const at = pickIndex(code.length, random);
        const typed =
          code.slice(0, at) + String.fromCharCode(32 + pickIndex(95, random)) + code.slice(at + 1);
        const read = rules.readChallengeCode(typed);
        if (read.ok) expect(typed.replace(/\s/g, '').toUpperCase()).toBe(code);
      }
    });
  });

  test('is told in words', () => {
    expect(weekText(WEEK)).toBe('Setmana del 16 al 22 de novembre');
    expect(nextWeekText(WEEK)).toBe('El repte següent comença el dilluns 23 de novembre.');
    expect(challengeStep(3, 10)).toBe('Diada 3 de 10');
    expect(presentText({ attendees: 92, members: 120 })).toBe('92/120 han vingut a la diada');
    expect(comparisonText(1200, 900)).toBe('Guanyeu per 300 punts.');
    expect(comparisonText(900, 2100)).toBe('Us guanyen per 1.200 punts.');
    expect(comparisonText(900, 900)).toBe('Empat a 900 punts.');
    expect(Object.values(CODE_PROBLEM_TEXTS).every((text) => text.endsWith('.'))).toBe(true);
  });
});
