import {
  aLastAttempt,
  anAttempt,
  aPerformance,
  aRound,
  aTeam,
  onStage,
  rules,
} from '@/__tests__/builders/teams';
import { fromBase64, toBase64 } from '@/lib/castle-game/saves/base64';
import { MOST_CHARACTERS } from '@/lib/castle-game/saves/decode';
import { encodeGame, encodeRounds } from '@/lib/castle-game/saves/encode';
import type { GameState, SeasonNote, Team } from '@/lib/castle-game/types';

type Json = Record<string, unknown>;

/** The JSON of a save, with some of its keys changed; one that is undefined is missing. */
const jsonOf = (state: GameState, parts: Json = {}): string =>
  JSON.stringify({ ...JSON.parse(fromBase64(encodeGame(state)) ?? ''), ...parts });
const opened = (state: GameState, parts: Json = {}, rounds?: string | null): GameState => {
  const decoded = rules.decodeGame(toBase64(jsonOf(state, parts)), rounds);
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.reason));
  return decoded.state;
};
const teamOf = (parts: Json, team: Partial<Team> = {}): Team => opened(aTeam(team), parts).team;
const problem = (text: string) => {
  const decoded = rules.decodeGame(text);
  return decoded.ok ? undefined : decoded.reason;
};

describe('the text of a save', () => {
  it('may begin with the mark that some editors write', () => {
    const decoded = rules.decodeGame(toBase64(`\uFEFF${jsonOf(aTeam())}`));
    expect(decoded.ok && decoded.state).toEqual(aTeam());
  });

  it('is too large beyond five megabytes, and not before', () => {
    expect(problem('A'.repeat(MOST_CHARACTERS))).toEqual({ kind: 'not json' });
    expect(problem('A'.repeat(MOST_CHARACTERS + 1))).toEqual({ kind: 'too large' });
  });

  it('is of a format that this version knows, or of none', () => {
    expect(problem(toBase64(jsonOf(aTeam(), { format: 3 })))).toEqual({ kind: 'newer format' });
    expect(problem(toBase64(jsonOf(aTeam(), { format: 2 })))).toBeUndefined();
    expect(problem(toBase64(jsonOf(aTeam(), { format: undefined })))).toBeUndefined();
  });

  it('is refused for the first thing that is wrong, by its path', () => {
    const wrong = (parts: Json) => problem(toBase64(jsonOf(aTeam(), parts)));
    expect(wrong({ today: { type: 'assaig', provesLeft: -1 } })).toEqual({
      kind: 'wrong value',
      field: 'today.provesLeft',
    });
    expect(wrong({ stats: { Pd3: 7 } })).toEqual({ kind: 'wrong value', field: 'stats.Pd3.' });
    expect(wrong({ name: 7, color: 7 })).toEqual({ kind: 'wrong value', field: 'name' });
  });
});

describe('the rounds in course', () => {
  const rounds = [aRound('3d5', 'descarregat', 1, 20)];
  const beside = encodeRounds([aRound('4d5', 'intent')]);

  it('are those of the save, whatever stands beside it', () => {
    expect(opened(onStage({}, rounds), {}, beside).rounds).toEqual(rounds);
  });

  it('are none in a rehearsal or once the performance is done', () => {
    expect(opened({ ...aTeam(), rounds }).rounds).toEqual([]);
    expect(opened(onStage({ today: { type: 'performance', done: true } }, rounds)).rounds).toEqual([]);
  });

  it.each([null, '', '{', '7', JSON.stringify(Array(21).fill(JSON.parse(beside)[0]))])(
    'are none when %s stands beside a save that has none',
    (text) => {
      expect(opened(onStage(), { actuacio: undefined }, text).rounds).toEqual([]);
    },
  );

  it('are none when what stands beside is too large', () => {
    const large = `${beside}${' '.repeat(MOST_CHARACTERS)}`;
    expect(opened(onStage(), { actuacio: undefined }, large).rounds).toEqual([]);
    expect(opened(onStage(), { actuacio: undefined }, beside).rounds).toEqual([aRound('4d5', 'intent')]);
  });
});

describe('the team of a save', () => {
  it('has no more people present than it has', () => {
    expect(teamOf({ castellers: 20, actualCastellers: 25 }).attendees).toBe(20);
    expect(teamOf({ castellers: 20, actualCastellers: 12 }).attendees).toBe(12);
    expect(teamOf({ castellers: 20, actualCastellers: undefined }).attendees).toBe(20);
  });

  it('has tried each tower once, where it was last tried, and none that the game lacks', () => {
    expect(teamOf({ tried: ['Pd3', '3d5', '9d12', 'Pd3'] }).tried).toEqual(['3d5', 'Pd3']);
  });

  it('draws on, or begins to draw from what it is', () => {
    expect(teamOf({ seed: 77 }).seed).toBe(77);
    // The sum of its letters, each time 31 times what it was, in 32 bits.
    expect(teamOf({ seed: undefined, name: 'A', castellers: 2, date: '2023-09-18' }).seed).toBe(
      [...'A|2023-09-18|2'].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2 ** 32, 7),
    );
  });

  it('keeps its last attempt on the day of it, of a tower that the game has', () => {
    const last = aLastAttempt('Pd3', { context: 'rehearsal' });
    expect(teamOf({}, { lastAttempt: last }).lastAttempt).toEqual(last);
    expect(
      teamOf({}, { lastAttempt: aLastAttempt('9d12', { context: 'rehearsal' }) }).lastAttempt,
    ).toBeNull();
    expect(teamOf({}, { lastAttempt: aLastAttempt('Pd3') }).lastAttempt).toBeNull();
  });

  it('keeps the first times of towers that the game has, or finds them', () => {
    const firsts = { Pd3: { rehearsal: { descarregat: '2023-09-18' } }, '9d12': {} };
    expect(teamOf({}, { firsts }).firsts).toEqual({ Pd3: firsts.Pd3 });
    const history = [aPerformance({ rounds: [aRound('3d5')], day: '2023-10-05' })];
    expect(teamOf({ primers: undefined }, { history }).firsts).toEqual({
      '3d5': { performance: { descarregat: '2023-10-05' } },
    });
  });

  it('keeps the rest that it knew of a tower, but for what the game says of it', () => {
    const { Pd3 } = teamOf({ stats: { Pd3: { gent: 1, record: 5, attempts: [] } } }).stats;
    expect(Pd3).toEqual({ ...aTeam().team.stats.Pd3, record: 5 });
  });
});

describe('the seasons of a save', () => {
  const note = (season: SeasonNote['season'], members = 20): SeasonNote => ({ season, members, read: true });
  const seasons = (notes: readonly SeasonNote[], date = '2024-10-01') =>
    teamOf({}, { seasons: notes, date, members: 30 }).seasons;

  it('are its own', () => {
    expect(seasons([note('2023-2024'), note('2024-2025')])).toEqual([note('2023-2024'), note('2024-2025')]);
  });

  it('have one more when they end before its day', () => {
    expect(seasons([note('2023-2024')])).toEqual([
      note('2023-2024'),
      { season: '2024-2025', members: 30, read: false },
    ]);
  });

  it('are found again when they go beyond its day, or do not follow each other', () => {
    const found = [{ season: '2024-2025', members: 30, read: false }];
    expect(seasons([note('2024-2025'), note('2025-2026')])).toEqual(found);
    expect(seasons([note('2024-2025'), note('2024-2025')])).toEqual(found);
    expect(seasons([note('2024-2025'), note('2023-2024')])).toEqual(found);
  });
});

describe('chances that were rounded', () => {
  const chancesOf = (unique: readonly number[]) =>
    teamOf({ stats: { Pd3: { probabilitats: { unique } } } }).stats.Pd3?.odds.own;

  it('stay when they are nearly one', () => {
    expect(chancesOf([0.25, 0.25, 0.25, 0.2500001])).toEqual([0.25, 0.25, 0.25, 0.2500001]);
    expect(chancesOf([0.25, 0.25, 0.25, 0.2499999])).toEqual([0.25, 0.25, 0.25, 0.2499999]);
  });

  it('are put right, each in its place, when they are not', () => {
    expect(chancesOf([0.1, 0.2, 0.05, 0.15])?.map((one) => Number(one.toFixed(9)))).toEqual([
      0.2, 0.4, 0.1, 0.3,
    ]);
  });
});

test('what a game knows at every level comes back', () => {
  const lastAttempt = aLastAttempt('3d5', {
    outcome: 'carregat',
    context: 'rehearsal',
    missions: ['Un pilar'],
    steps: [{ title: 'Un pilar', code: 'Pd3', outcome: 'descarregat', current: 1, amount: 2 }],
    first: 'carregat',
    series: { outcomes: ['intent', 'carregat'], before: 0.25, end: 'first time' },
  });
  const { team } = aTeam();
  const { Pd3 } = team.stats;
  if (!Pd3) throw new Error('There is no Pd3.');
  const state = aTeam({
    lastAttempt,
    stats: { ...team.stats, Pd3: { ...Pd3, attempts: [anAttempt('intent desmuntat')] } },
    missedPerformance: { day: '2023-09-21', came: 12, needed: 31 },
    history: [aPerformance({ points: 7, day: '2023-10-05', members: { before: 15, after: 16 } })],
    seasons: [
      { season: '2021-2022', members: 15, ambition: { kind: 'first', code: '3d6' }, read: true },
      { season: '2022-2023', members: 20, ambition: { kind: 'members', members: 80 }, read: false },
      {
        season: '2023-2024',
        members: 15,
        ambition: { kind: 'performances', count: 3, points: 1500 },
        read: false,
      },
    ],
  });
  expect(opened(state)).toEqual(state);
});
