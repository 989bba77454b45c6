import { catalogue } from '@/content/castle-game/catalogue';
import {
  type Challenge,
  challengeScore,
  chooseTower,
  continueChallenge,
  isChallengeOver,
  isWeek,
  mondayOf,
  performancesDone,
  rulesVersion,
  startChallenge,
  weekOf,
} from '@/lib/castle-game/challenge/challenge';
import { codeOf, readCode } from '@/lib/castle-game/challenge/code';
import { resultsIn, streakOf, usualScore, withResult } from '@/lib/castle-game/challenge/results';
import { availableTowers } from '@/lib/castle-game/engine/actions';
import { addDays } from '@/lib/dates/days';
import { textHash } from '@/lib/values/hash';
import { pickIndex, seededRandom } from '@/lib/values/random';

describe('the week of a date', () => {
  // From the examples of ISO 8601.
  test.each([
    ['2026-11-22', '2026-W47'],
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

  test('goes from its Monday to its Sunday, without a gap for ten years', () => {
    let monday = '2005-01-03';
    for (let index = 0; index < 530; index += 1) {
      const week = weekOf(monday);
      expect(mondayOf(week)).toBe(monday);
      expect(weekOf(addDays(monday, 6))).toBe(week);
      expect(isWeek(week)).toBe(true);
      monday = addDays(monday, 7);
    }
  });

  test.each(['2026-W54', '2025-W53', '2026-W00', '2026-47', '', '0000-W01'])('%s is none', (week) => {
    expect(isWeek(week)).toBe(false);
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
  function played(seed: number, choices = 1000, week = WEEK): Challenge {
    const random = seededRandom(seed);
    let challenge = startChallenge(catalogue, week);
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
  const readAs = (challenge: Challenge) => ({ ok: true, challenge });
  const problem = (text: string) => {
    const read = readCode(catalogue, text);
    return read.ok ? undefined : read.reason;
  };

  describe('the challenge of a week', () => {
    test('is the same for everybody, and another one each week', () => {
      expect(startChallenge(catalogue, WEEK)).toEqual(startChallenge(catalogue, WEEK));
      const other = startChallenge(catalogue, '2026-W48').game.team;
      expect(startChallenge(catalogue, WEEK).game.team.seed).not.toBe(other.seed);
      const sizes = new Set(
        Array.from(
          { length: 20 },
          (_, index) => startChallenge(catalogue, `2026-W${index + 10}`).game.team.members,
        ),
      );
      expect(sizes.size).toBeGreaterThan(10);
    });

    test('has ten performances, one after another, each with people enough', () => {
      const over = played(1);
      expect(performancesDone(over)).toBe(10);
      expect(over.game.team.history.every(({ rounds }) => rounds.length > 0 && rounds.length <= 6)).toBe(
        true,
      );
      expect(challengeScore(over)).toBe(over.game.team.history.reduce((sum, { points }) => sum + points, 0));
      expect(chooseTower(over, 'Pd4').ok).toBe(false);
    });

    test('is played by a team that has done all of it before', () => {
      const start = startChallenge(catalogue, WEEK);
      const news = availableTowers(start.game).map(
        (code) => chosen(start, code).game.team.lastAttempt?.first,
      );
      expect(news.length).toBeGreaterThan(10);
      expect(new Set(news)).toEqual(new Set([undefined]));
    });
  });

  describe('the code of a challenge', () => {
    test('is read again by playing its choices', () => {
      const over = played(1);
      const code = codeOf(catalogue, over);
      expect(readCode(catalogue, code)).toEqual(readAs(over));
      expect(readCode(catalogue, ` ${code.toLowerCase()}\n`)).toEqual(readAs(over));
      expect(code).toMatch(/^[A-Z\d-]{20,170}$/);
    });

    test('brings a challenge in course back, also with a result on show', () => {
      const half = played(5, 13);
      expect(readCode(catalogue, codeOf(catalogue, half))).toEqual(readAs(half));
      const [tower = ''] = availableTowers(half.game);
      const onShow = chosen(half, tower);
      expect(readCode(catalogue, codeOf(catalogue, onShow))).toEqual(readAs(movedOn(onShow)));
      const start = startChallenge(catalogue, WEEK);
      expect(readCode(catalogue, codeOf(catalogue, start))).toEqual(readAs(start));
    });

    test('is refused with points that its choices do not give, or with choices that cannot be made', () => {
      const code = codeOf(catalogue, played(1));
      expect(problem(forged(code, (parts) => (parts[3] = '9zzz')))).toBe('not played');
      expect(problem(forged(code, (parts) => (parts[2] = (parts[2] ?? '').repeat(2))))).toBe('not played');
      expect(problem(forged(code, (parts) => (parts[2] = 'zz')))).toBe('not played');
      expect(problem(forged(code, (parts) => (parts[1] = '202648')))).toBe('not played');
    });

    test('is refused when it comes from other rules', () => {
      const code = codeOf(catalogue, played(1));
      const other = rulesVersion(new Map([...catalogue].slice(1)));
      expect(other).not.toBe(rulesVersion(catalogue));
      expect(problem(forged(code, (parts) => (parts[0] = `p${other}`)))).toBe('other rules');
    });

    test('is refused when it is none', () => {
      const code = codeOf(catalogue, played(1));
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
      const code = codeOf(catalogue, played(4));
      for (let index = 0; index < 150; index += 1) {
        const at = pickIndex(code.length, random);
        const typed =
          code.slice(0, at) + String.fromCharCode(32 + pickIndex(95, random)) + code.slice(at + 1);
        const read = readCode(catalogue, typed);
        if (read.ok) expect(typed.replace(/\s/g, '').toUpperCase()).toBe(code);
      }
    });
  });

  describe('the first that is finished', () => {
    const over = played(3);
    const stored = withResult(catalogue, '', over);

    test('is marked in its code, which one in course cannot be', () => {
      const code = codeOf(catalogue, played(1, 5));
      expect(problem(forged(code, (parts) => (parts[0] = (parts[0] ?? '').replace('r', 'p'))))).toBe(
        'not played',
      );
    });

    test('counts, and later ones do not', () => {
      expect(resultsIn(stored)).toEqual([
        {
          week: WEEK,
          points: challengeScore(over),
          code: codeOf(catalogue, over),
          usual: usualScore(catalogue, WEEK),
        },
      ]);
      expect(withResult(catalogue, stored, played(4))).toBe(stored);
      expect(withResult(catalogue, stored, played(4, 5))).toBe(stored);
      const both = withResult(catalogue, stored, played(4, 1000, '2026-W46'));
      expect(resultsIn(both).map(({ week }) => week)).toEqual(['2026-W46', WEEK]);
      expect(both.startsWith(stored)).toBe(true);
    });

    test('is read from damaged data as far as it goes', () => {
      const code = codeOf(catalogue, over);
      const damaged = `x ${stored.replace('-', '_')} ${codeOf(catalogue, played(1, 5))}:5 ${code}:0 ${code} ${stored} ${code}:7`;
      expect(resultsIn(damaged)).toEqual(resultsIn(stored));
      expect(resultsIn('')).toEqual([]);
    });
  });

  test.each([
    [['2026-W46', '2026-W47'], WEEK, 2],
    [['2026-W45', '2026-W46'], WEEK, 2],
    [['2026-W44', '2026-W45'], WEEK, 0],
    [['2026-W44', '2026-W46', '2026-W47'], WEEK, 2],
    [['2026-W48'], WEEK, 0],
    [['2026-W52', '2026-W53', '2027-W01'], '2027-W02', 3],
  ])('of the weeks %j, the streak in %s is %d', (weeks, now, streak) => {
    const results = weeks.map((week) => ({ week, points: 0, code: '', usual: 100 }));
    expect(streakOf(results, now)).toBe(streak);
  });

  test.each(['?repte=', 'https://colla.example/jocs/?x=1&repte='])(
    'a code is read from a link: %s',
    (link) => {
      const code = codeOf(catalogue, played(3));
      expect(readCode(catalogue, `${link}${code}#simulador-rapid`)).toEqual(readCode(catalogue, code));
    },
  );
});
