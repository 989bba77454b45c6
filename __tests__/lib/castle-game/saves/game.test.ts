import {
  aLastAttempt,
  anAttempt,
  aPerformance,
  aPilar,
  aRound,
  aTeam,
  onStage,
  rules,
  sureOf,
} from '@/__tests__/builders/teams';
import { saveProblemText } from '@/content/interface/castle-game/saves';
import { dateFrom, timeFrom } from '@/lib/castle-game/dates';
import { track } from '@/lib/castle-game/engine/missions';
import { MAX_SAVED_ATTEMPTS } from '@/lib/castle-game/limits';
import { mission, REQUIRED_KEYS, rounds as savedRounds } from '@/lib/castle-game/saves/fields';
import { encodeGame, encodeRounds, MAX_CHARACTERS } from '@/lib/castle-game/saves/game';
import type { Attempt, GameState, SeasonNote, Team } from '@/lib/castle-game/types';
import { fromBase64, toBase64 } from '@/lib/text/base64';

const NOON = Date.UTC(2023, 8, 17, 12, 30);
const LAST_MOMENT = 8.64e15;

describe('a moment', () => {
  test.each<[string, number]>([
    ['2023-09-17T12:30Z', NOON],
    ['2023-09-17T12:30:00Z', NOON],
    ['2023-09-17T12:30:05Z', NOON + 5000],
    ['2023-09-17T12:30:05.2Z', NOON + 5200],
    ['2023-09-17T12:30:05.200Z', NOON + 5200],
    ['2023-09-17T12:30:05.200000000Z', NOON + 5200],
    ['2023-09-17T14:30:00+02:00', NOON],
    ['2023-09-17T07:00:00-05:30', NOON],
  ])('is read from %s', (text, time) => {
    expect(timeFrom(text)).toBe(time);
  });

  test.each([
    '2023-09-17',
    '2023-09-17T12Z',
    '2023-09-17T12:30',
    '2023-9-17T12:30Z',
    '12023-09-17T12:30Z',
    '2023-09-17 12:30Z',
    '2023-09-17T12:30:5Z',
    '2023-09-17T12:30:05.Z',
    '2023-09-17T12:30:05.2000000000Z',
    '2023-09-17T12:30ZZ',
    ' 2023-09-17T12:30Z',
    '2023-09-17T12:30+2:00',
    '2023-09-17T12:30+0200',
    '2023-09-17T25:30Z',
    'Sun Sep 17 2023 12:30:00 GMT+0000',
    '17',
    '',
  ])('is not read from "%s"', (text) => {
    expect(timeFrom(text)).toBeUndefined();
  });

  test('is a number of milliseconds that a date can hold', () => {
    expect([0, -1, LAST_MOMENT, -LAST_MOMENT].map(timeFrom)).toEqual([0, -1, LAST_MOMENT, -LAST_MOMENT]);
    for (const time of [LAST_MOMENT + 1000, -LAST_MOMENT - 1000, Number.NaN, Number.POSITIVE_INFINITY])
      expect(timeFrom(time)).toBeUndefined();
  });
});

describe('a day', () => {
  test('is the one of the moment in Madrid', () => {
    expect(dateFrom(Date.UTC(2023, 8, 17, 22))).toBe('2023-09-18');
    expect(dateFrom(Date.UTC(2023, 8, 17, 21, 59))).toBe('2023-09-17');
  });

  test('is none of what is neither a day nor a moment', () => {
    expect(dateFrom('2023-02-30')).toBeUndefined();
    expect(dateFrom(Number.NaN)).toBeUndefined();
  });
});

const attempted = () => {
  const outcome = rules.act(aTeam({ name: "L’il·lusió ŀ 🏰 d'Arreu" }), { type: 'attempt', code: 'Pd3' }, 5);
  if (!outcome.ok) throw new Error(outcome.reason.kind);
  return outcome.state;
};

/** The JSON of a save, changed and encoded again. */
function changed(change: (team: Record<string, unknown>) => void, state = attempted()): string {
  const team: Record<string, unknown> = JSON.parse(fromBase64(encodeGame(state)) ?? '');
  change(team);
  return toBase64(JSON.stringify(team));
}
const loaded = (text: string, rounds?: string) => {
  const decoded = rules.decodeGame(text, rounds);
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.reason));
  return decoded.state;
};
const reason = (text: string) => {
  const decoded = rules.decodeGame(text);
  return decoded.ok ? undefined : decoded.reason;
};

describe('a save', () => {
  test('comes back as it was, with any letters in its name', () => {
    const state = attempted();
    expect(loaded(encodeGame(state))).toEqual(state);
    expect(encodeGame(loaded(encodeGame(state)))).toBe(encodeGame(state));
  });

  test('keeps keys that nobody here knows, also of towers', () => {
    const text = changed((team) => {
      team.bandera = { tela: ['verda'] };
      team.stats = { ...Object(team.stats), '4d10fm': { record: 1 } };
    });
    const again = JSON.parse(fromBase64(encodeGame(loaded(text))) ?? '');
    expect(again.bandera).toEqual({ tela: ['verda'] });
    expect(again.stats['4d10fm']).toEqual({ record: 1 });
  });

  test('takes points and odds from the game, and only the progress from the save', () => {
    const text = changed((team) => {
      team.stats = { Pd3: { descarregat: 1e9, gent: -5, probabilitats: { unique: [0.7, 0.1, 0.1, 0.1] } } };
    });
    const stat = loaded(text).team.stats.Pd3;
    expect(stat).toMatchObject({ descarregat: 10, people: 15 });
    expect(stat?.odds.own).toEqual([0.7, 0.1, 0.1, 0.1]);
  });
});

describe('what is no game', () => {
  test.each([
    ['', 'empty'],
    [' \n', 'empty'],
    ['%%%', 'not base64'],
    [toBase64('hola'), 'not json'],
    [toBase64('{"name":'), 'not json'],
    [toBase64('[]'), 'no team'],
    [toBase64('null'), 'no team'],
    [toBase64('3'), 'no team'],
  ])('%# is named', (text, kind) => {
    expect(reason(text)?.kind).toBe(kind);
  });

  test.each(REQUIRED_KEYS)('lacks %s', (key) => {
    expect(reason(changed((team) => delete team[key]))).toEqual({ kind: 'key missing', field: key });
  });

  test.each([
    ['name', 3],
    ['name', '  '],
    ['color', 'red;background:url(x)'],
    ['color', '#15A88'],
    ['castellers', -5],
    ['castellers', 0],
    ['castellers', null],
    ['castellers', 1e300],
    ['castellers', 15.5],
    ['castellers', '15'],
    ['actualCastellers', -1],
    ['stats', []],
    ['stats', 'x'],
    ['historic', {}],
    ['historic', [{}]],
    ['tried', [1]],
    ['missions_accepted', [{ title: 'x' }]],
    ['missions_completed', 7],
    ['date', 'ahir'],
    ['date', '2023-02-30'],
    ['date', 1e300],
    ['today', { type: 'assaig', provesLeft: 1e9 }],
    ['today', { type: 'assaig', provesLeft: -1 }],
    ['today', { type: 'festa' }],
    ['today', null],
    ['seed', 1.5],
  ])('has a wrong %s: %j', (key, value) => {
    const problem = reason(changed((team) => (team[key] = value)));
    expect(problem).toMatchObject({ kind: 'wrong value' });
    expect(problem && 'field' in problem && problem.field.startsWith(key)).toBe(true);
  });

  test('names the tower and the attempt that are wrong', () => {
    const stats = { Pd3: { attempts: [{ resultat: 'VOLAT' }] } };
    const problem = reason(changed((team) => (team.stats = stats)));
    expect(problem).toEqual({ kind: 'wrong value', field: 'stats.Pd3.attempts.0.resultat' });
    expect(problem && saveProblemText(problem)).toBe(
      'La partida desada té una dada que no és vàlida: stats.Pd3.attempts.0.resultat.',
    );
  });

  test.each([[[Number.NaN, 0, 0, 1]], [[-1, 1, 1, 0]], [[0, 0, 0, 0]], [[1, 0, 0]], [[1e308, 0, 0, 0]]])(
    'has chances that are none: %j',
    (unique) => {
      const stats = { Pd3: { probabilitats: { unique } } };
      expect(reason(changed((team) => (team.stats = stats)))?.kind).toBe('wrong value');
    },
  );
});

describe('a hostile save', () => {
  test('cannot reach what all objects share', () => {
    const json = fromBase64(encodeGame(attempted())) ?? '';
    const text = toBase64(
      json
        .replace(/^\{/, '{"__proto__":{"hacked":1},"constructor":{"prototype":{"hacked":1}},')
        .replace('"stats":{', '"stats":{"__proto__":{"hacked":1},'),
    );
    const { team } = loaded(text);
    expect(Object.hasOwn(Object.prototype, 'hacked')).toBe(false);
    expect(team).not.toHaveProperty('hacked');
    expect(team.stats).not.toHaveProperty('hacked');
    expect(encodeGame(loaded(text))).not.toContain(btoa('hacked').slice(0, 6));
  });

  test('with a hundred thousand attempts opens soon, with the last ones', () => {
    const one = { resultat: 'INTENT', intentat_at: 1, context: 'assaig', probabilitats: [0, 0, 1, 0] };
    const text = changed((team) => (team.stats = { Pd3: { attempts: Array(40_000).fill(one) } }));
    expect(loaded(text).team.stats.Pd3?.attempts).toHaveLength(MAX_SAVED_ATTEMPTS);
  });

  test('nested without end is refused', () => {
    const json = fromBase64(encodeGame(attempted())) ?? '';
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    expect(reason(toBase64(json.replace(/^\{/, `{"x":${deep},`)))).toEqual({ kind: 'too deep' });
  });

  test('can have markup in its name, which is only text, and a name as long as it likes', () => {
    expect(loaded(changed((team) => (team.name = '<img src=x onerror=alert(1)>'))).team.name).toBe(
      '<img src=x onerror=alert(1)>',
    );
    expect(loaded(changed((team) => (team.name = 'a'.repeat(100_000)))).team.name).toHaveLength(120);
  });

  test('gives the rounds in course their places, their points and no more of them than a performance has', () => {
    const rounds = [aRound('3d5', 'carregat', 1, 1_000_000), aRound('4d10fm', 'descarregat', 1, 1_000_000)];
    const inCourse = loaded(changed((team) => (team.actuacio = savedRounds.write(rounds)), onStage()));
    expect(inCourse.rounds).toEqual([
      aRound('3d5', 'carregat', 1, 15),
      aRound('4d10fm', 'descarregat', 2, 0),
    ]);
    const twenty = changed(
      (team) => (team.actuacio = savedRounds.write(Array(20).fill(aRound('3d5', 'intent')))),
      onStage(),
    );
    expect(loaded(twenty).rounds).toHaveLength(6);
  });

  test('has each mission once, and none both accepted and completed', () => {
    const tracked = rules.missions.map(track);
    const [first, second] = tracked.map(mission.write);
    const { team } = loaded(
      changed((saved) => {
        saved.missions_accepted = [first, second, second];
        saved.missions_completed = [first, first];
      }),
    );
    expect(team.acceptedMissions).toEqual([tracked[1]]);
    expect(team.completedMissions).toEqual([tracked[0]]);
  });

  test('stays one that opens however large its rewards are', () => {
    const rich = {
      ...Object(mission.write(track(aPilar))),
      rewards: [{ type: 'castellers', amount: 1000 }],
    };
    const full = changed(
      (team) =>
        Object.assign(team, { castellers: 100_000, actualCastellers: 100, missions_accepted: [rich] }),
      sureOf(aTeam(), 'descarregat'),
    );
    const outcome = rules.act(loaded(full), { type: 'attempt', code: 'Pd3' }, 5);
    const { team } = loaded(encodeGame(outcome.ok ? outcome.state : aTeam()));
    expect(team.completedMissions).toHaveLength(1);
    expect(team.members).toBe(100_000);
  });
});

describe('a game can be read again', () => {
  const { team } = attempted();
  const { Pd3 } = team.stats;
  if (!Pd3) throw new Error('There is no Pd3.');
  const withAttempts = (attempts: readonly Attempt[]): GameState =>
    aTeam({ stats: { ...team.stats, Pd3: { ...Pd3, attempts } } });

  test('as the engine leaves it, whatever it has read before', () => {
    expect(rules.isReadable(attempted())).toBe(true);
    const state = withAttempts([anAttempt()]);
    expect([rules.isReadable(state), rules.isReadable(state)]).toEqual([true, true]);
  });

  test('unless a part of it would be refused, each time', () => {
    const wrong = withAttempts([anAttempt('intent', [2, 0, 0, 0])]);
    const others = { ...wrong, team: { ...wrong.team, history: [aPerformance({ points: -1 })] } };
    for (const state of [aTeam({ name: ' ' }), wrong, wrong, others])
      expect(rules.isReadable(state)).toBe(false);
  });
});

describe('stored', () => {
  const nothing = { game: null, rounds: null, goodCopy: null };

  test('an empty browser holds no game', () => {
    expect(rules.readStoredGame(nothing)).toEqual({ kind: 'none' });
  });

  test('a game comes with its performance in course', () => {
    const state = onStage({}, [aRound('3d5', 'descarregat', 1, 20)]);
    expect(rules.readStoredGame({ ...nothing, game: encodeGame(state) })).toEqual({
      kind: 'game',
      state,
      losses: [],
    });
  });

  test('a damaged game keeps its text, says what is wrong and finds its good copy', () => {
    const copy = aTeam({ name: 'Còpia' });
    const stored = rules.readStoredGame({
      game: 'no és cap partida',
      rounds: null,
      goodCopy: encodeGame(copy),
    });
    expect(stored).toEqual({
      kind: 'damaged',
      text: 'no és cap partida',
      problem: { kind: 'not base64' },
      goodCopy: copy,
    });
  });

  test.each([null, '', 'tampoc'])('a damaged game with %p as its copy has none', (goodCopy) => {
    const stored = rules.readStoredGame({ game: '', rounds: null, goodCopy });
    expect(stored).toMatchObject({ kind: 'damaged', goodCopy: undefined });
  });
});

describe('opened', () => {
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

  describe('the text of a save', () => {
    test('may begin with the mark that some editors write', () => {
      const decoded = rules.decodeGame(toBase64(`\uFEFF${jsonOf(aTeam())}`));
      expect(decoded.ok && decoded.state).toEqual(aTeam());
    });

    test('is too large beyond five megabytes, and not before', () => {
      expect(reason('A'.repeat(MAX_CHARACTERS))).toEqual({ kind: 'not json' });
      expect(reason('A'.repeat(MAX_CHARACTERS + 1))).toEqual({ kind: 'oversized' });
    });

    test('is of a format that this version knows, or of none', () => {
      for (const later of [{}, { today: { type: 'descans' } }, { stats: undefined }, { format: 1_000_001 }])
        expect(reason(toBase64(jsonOf(aTeam(), { format: 3, ...later })))).toEqual({ kind: 'newer format' });
      expect(reason(toBase64(jsonOf(aTeam(), { format: 2.5 })))).toEqual({
        kind: 'wrong value',
        field: 'format',
      });
      expect(reason(toBase64(jsonOf(aTeam(), { format: 2 })))).toBeUndefined();
      expect(reason(toBase64(jsonOf(aTeam(), { format: undefined })))).toBeUndefined();
    });
  });

  describe('the rounds in course', () => {
    const rounds = [aRound('3d5', 'descarregat', 1, 20)];
    const beside = encodeRounds([aRound('4d5', 'intent')]);

    test('are those of the save, whatever stands beside it', () => {
      expect(opened(onStage({}, rounds), {}, beside).rounds).toEqual(rounds);
    });

    test('are none in a rehearsal or once the performance is done', () => {
      expect(opened({ ...aTeam(), rounds }).rounds).toEqual([]);
      expect(opened(aTeam(), { actuacio: undefined }, beside).rounds).toEqual([]);
      expect(opened(onStage({ today: { type: 'performance', done: true } }, rounds)).rounds).toEqual([]);
    });

    test.each([null, '', '{', '7', JSON.stringify(Array(21).fill(JSON.parse(beside)[0]))])(
      'are none when %s stands beside a save that has none',
      (text) => {
        expect(opened(onStage(), { actuacio: undefined }, text).rounds).toEqual([]);
      },
    );

    test('are none when what stands beside is too large', () => {
      const large = `${beside}${' '.repeat(MAX_CHARACTERS)}`;
      expect(opened(onStage(), { actuacio: undefined }, large).rounds).toEqual([]);
      expect(opened(onStage(), { actuacio: undefined }, beside).rounds).toEqual([aRound('4d5', 'intent')]);
    });
  });

  describe('the team of a save', () => {
    test('has no more people present than it has', () => {
      expect(teamOf({ castellers: 20, actualCastellers: 25 }).attendees).toBe(20);
      expect(teamOf({ castellers: 20, actualCastellers: 12 }).attendees).toBe(12);
      expect(teamOf({ castellers: 20, actualCastellers: undefined }).attendees).toBe(20);
    });

    test('has tried each tower once, where it was last tried, and none that the game lacks', () => {
      expect(teamOf({ tried: ['Pd3', '3d5', '9d12', 'Pd3'] }).tried).toEqual(['3d5', 'Pd3']);
    });

    test('draws on, or begins to draw from what it is', () => {
      expect(teamOf({ seed: 77 }).seed).toBe(77);
      // The sum of its letters, each time 31 times what it was, in 32 bits.
      expect(teamOf({ seed: undefined, name: 'A', castellers: 2, date: '2023-09-18' }).seed).toBe(
        [...'A|2023-09-18|2'].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2 ** 32, 7),
      );
    });

    test('keeps its last attempt on the day of it, of a tower that the game has', () => {
      const last = aLastAttempt('Pd3', { context: 'rehearsal' });
      expect(teamOf({}, { lastAttempt: last }).lastAttempt).toEqual(last);
      expect(
        teamOf({}, { lastAttempt: aLastAttempt('9d12', { context: 'rehearsal' }) }).lastAttempt,
      ).toBeNull();
      expect(teamOf({}, { lastAttempt: aLastAttempt('Pd3') }).lastAttempt).toBeNull();
    });

    test('keeps the rest that it knew of a tower, but for what the game says of it', () => {
      const { Pd3 } = teamOf({ stats: { Pd3: { gent: 1, record: 5, attempts: [] } } }).stats;
      expect(Pd3).toEqual({ ...aTeam().team.stats.Pd3, record: 5 });
    });
  });

  describe('the seasons of a save', () => {
    const note = (season: SeasonNote['season'], members = 20): SeasonNote => ({
      season,
      members,
      read: true,
    });
    const seasons = (notes: readonly SeasonNote[], date = '2024-10-01') =>
      teamOf({}, { seasons: notes, date, members: 30 }).seasons;

    test('are its own', () => {
      expect(seasons([note('2023-2024'), note('2024-2025')])).toEqual([note('2023-2024'), note('2024-2025')]);
    });

    test('have one more when they end before its day', () => {
      expect(seasons([note('2023-2024')])).toEqual([
        note('2023-2024'),
        { season: '2024-2025', members: 30, read: false },
      ]);
    });

    test('are found again when they go beyond its day, or do not follow each other', () => {
      const found = [{ season: '2024-2025', members: 30, read: false }];
      expect(seasons([note('2024-2025'), note('2025-2026')])).toEqual(found);
      expect(seasons([note('2024-2025'), note('2024-2025')])).toEqual(found);
      expect(seasons([note('2024-2025'), note('2023-2024')])).toEqual(found);
    });
  });

  describe('chances that were rounded', () => {
    const chancesOf = (unique: readonly number[]) =>
      teamOf({ stats: { Pd3: { probabilitats: { unique } } } }).stats.Pd3?.odds.own;

    test('stay when they are nearly one', () => {
      expect(chancesOf([0.25, 0.25, 0.25, 0.2500001])).toEqual([0.25, 0.25, 0.25, 0.2500001]);
      expect(chancesOf([0.25, 0.25, 0.25, 0.2499999])).toEqual([0.25, 0.25, 0.25, 0.2499999]);
    });

    test('are put right, each in its place, when they are not', () => {
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
});

describe('a save of the original game', () => {
  const decoded = (parts: Record<string, unknown>, rounds?: string) =>
    rules.decodeGame(
      changed((team) => Object.assign(team, parts), aTeam()),
      rounds,
    );
  const attempt = {
    resultat: 'INTENT',
    intentat_at: 5000,
    context: 'actuacio',
    probabilitats: [0.25, 0.25, 0.25, 0.25],
  };
  const original = {
    format: undefined,
    actuacio: undefined,
    date: '2023-09-21',
    today: { type: 'actuacio', done: false },
    castellers: 100,
    stats: { '3d5': { stats: [attempt] } },
    historic: [{ castells: [], punts: 0, data: 1000 }],
  };

  test('opens with its rounds in course, and tells what it loses', () => {
    expect(decoded(original)).toMatchObject({
      ok: true,
      state: { rounds: [{ number: 1, code: '3d5', outcome: 'intent', points: 0 }] },
      losses: [{ kind: 'odds' }, { kind: 'days of the game', performances: 1 }],
    });
  });

  test('takes the rounds that came beside it, even none', () => {
    expect(decoded(original, '[]')).toMatchObject({ ok: true, state: { rounds: [] } });
  });
});
