import { aPillar, aRound, aTeam, onStage, rules, sureOf } from '@/__tests__/builders/teams';
import { track } from '@/lib/castle-game/engine/missions';
import { chancesOf } from '@/lib/castle-game/engine/probabilities';
import { ATTEMPTS_KEPT } from '@/lib/castle-game/limits';
import { fromBase64, toBase64 } from '@/lib/castle-game/saves/base64';
import { encodeGame, encodeRounds } from '@/lib/castle-game/saves/encode';
import { REQUIRED_KEYS } from '@/lib/castle-game/saves/names';
import { saveProblemText } from '@/lib/castle-game/saves/words';
import { savedMission, savedRound } from '@/lib/castle-game/saves/writing';

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
  it('comes back as it was, with any letters in its name', () => {
    const state = attempted();
    expect(loaded(encodeGame(state))).toEqual(state);
    expect(encodeGame(loaded(encodeGame(state)))).toBe(encodeGame(state));
  });

  it('is base64 of JSON with the keys of the team', () => {
    const json = JSON.parse(fromBase64(encodeGame(attempted())) ?? '');
    for (const key of REQUIRED_KEYS) expect(json).toHaveProperty(key);
    expect(json).toMatchObject({ format: 2, actualCastellers: 15, seed: expect.any(Number) });
  });

  it('carries the performance in course', () => {
    const state = onStage({}, [aRound('3d5', 'descarregat', 1, 20)]);
    expect(loaded(encodeGame(state)).rounds).toEqual(state.rounds);
  });

  it('takes the rounds from their own key when it has none, as the older form', () => {
    const rounds = [aRound('3d5', 'descarregat', 1, 20)];
    const text = changed((team) => delete team.actuacio, onStage());
    expect(loaded(text, encodeRounds(rounds)).rounds).toEqual(rounds);
    expect(loaded(text, 'broken').rounds).toEqual([]);
    expect(
      loaded(
        changed((team) => delete team.actuacio),
        encodeRounds(rounds),
      ).rounds,
    ).toEqual([]);
  });

  it('keeps keys that nobody here knows, also of towers', () => {
    const text = changed((team) => {
      team.bandera = { tela: ['verda'] };
      team.stats = { ...Object(team.stats), '4d10fm': { record: 1 } };
    });
    const again = JSON.parse(fromBase64(encodeGame(loaded(text))) ?? '');
    expect(again.bandera).toEqual({ tela: ['verda'] });
    expect(again.stats['4d10fm']).toEqual({ record: 1 });
  });

  it('takes points and odds from the game, and only the progress from the save', () => {
    const text = changed((team) => {
      team.stats = { Pd3: { descarregat: 1e9, gent: -5, probabilitats: { unique: [0.7, 0.1, 0.1, 0.1] } } };
    });
    const stat = loaded(text).team.stats.Pd3;
    expect(stat).toMatchObject({ descarregat: 10, people: 15 });
    expect(stat?.odds.own).toEqual([0.7, 0.1, 0.1, 0.1]);
  });
});

describe('a save of the older form', () => {
  it('opens with nothing but the required keys', () => {
    const text = changed((team) => {
      for (const key of ['actualCastellers', 'seed', 'current', 'actuacio', 'format']) delete team[key];
      team.stats = {};
    });
    const { team } = loaded(text);
    expect(team).toMatchObject({ members: 15, attendees: 15, lastAttempt: null });
    expect(team.stats['4d8']?.attempts).toEqual([]);
    expect(loaded(text).team.seed).toBe(team.seed);
  });

  it('opens in Latin-1', () => {
    const json = fromBase64(changed((team) => (team.name = 'Colla de Gràcia'))) ?? '';
    expect(loaded(btoa(json)).team.name).toBe('Colla de Gràcia');
  });

  it.each([
    ['2023-10-19T22:00:00.000Z', '2023-10-20'],
    ['2023-09-18', '2023-09-18'],
    [1_697_752_800_000, '2023-10-20'],
  ])('reads the date %s as the day in Madrid', (date, day) => {
    expect(loaded(changed((team) => (team.date = date))).team.date).toBe(day);
  });
});

describe('what is no game', () => {
  it.each([
    ['', 'empty'],
    [' \n', 'empty'],
    ['%%%', 'not base64'],
    [toBase64('hola'), 'not json'],
    [toBase64('{"name":'), 'not json'],
    [toBase64('[]'), 'no team'],
    [toBase64('null'), 'no team'],
    [toBase64('3'), 'no team'],
    ['A'.repeat(7_000_001), 'too large'],
  ])('%# is named', (text, kind) => {
    expect(reason(text)?.kind).toBe(kind);
  });

  it.each(REQUIRED_KEYS)('lacks %s', (key) => {
    expect(reason(changed((team) => delete team[key]))).toEqual({ kind: 'key missing', field: key });
  });

  it.each([
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

  it('names the tower and the attempt that are wrong', () => {
    const stats = { Pd3: { attempts: [{ resultat: 'VOLAT' }] } };
    const problem = reason(changed((team) => (team.stats = stats)));
    expect(problem).toEqual({ kind: 'wrong value', field: 'stats.Pd3.attempts.0.resultat' });
    expect(problem && saveProblemText(problem)).toBe(
      'La partida desada té una dada que no és vàlida: stats.Pd3.attempts.0.resultat.',
    );
  });

  it.each([[[Number.NaN, 0, 0, 1]], [[-1, 1, 1, 0]], [[0, 0, 0, 0]], [[1, 0, 0]], [[1e308, 0, 0, 0]]])(
    'has chances that are none: %j',
    (unique) => {
      const stats = { Pd3: { probabilitats: { unique } } };
      expect(reason(changed((team) => (team.stats = stats)))?.kind).toBe('wrong value');
    },
  );

  it('comes from a newer version', () => {
    expect(reason(changed((team) => (team.format = 3)))).toEqual({ kind: 'newer format' });
  });
});

describe('a hostile save', () => {
  it('cannot reach what all objects share', () => {
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

  it('with a hundred thousand attempts opens soon, with the last ones', () => {
    const one = { resultat: 'INTENT', intentat_at: 1, context: 'assaig', probabilitats: [0, 0, 1, 0] };
    const text = changed((team) => (team.stats = { Pd3: { attempts: Array(40_000).fill(one) } }));
    expect(loaded(text).team.stats.Pd3?.attempts).toHaveLength(ATTEMPTS_KEPT);
  });

  it('nested without end is refused', () => {
    const json = fromBase64(encodeGame(attempted())) ?? '';
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    expect(reason(toBase64(json.replace(/^\{/, `{"x":${deep},`)))).toEqual({ kind: 'too deep' });
  });

  it('can have markup in its name, which is only text, and a name as long as it likes', () => {
    expect(loaded(changed((team) => (team.name = '<img src=x onerror=alert(1)>'))).team.name).toBe(
      '<img src=x onerror=alert(1)>',
    );
    expect(loaded(changed((team) => (team.name = 'a'.repeat(100_000)))).team.name).toHaveLength(120);
  });

  it('gives the rounds in course their places, their points and no more of them than a performance has', () => {
    const rounds = [aRound('3d5', 'carregat', 1, 1_000_000), aRound('4d10fm', 'descarregat', 1, 1_000_000)];
    const inCourse = loaded(changed((team) => (team.actuacio = rounds.map(savedRound)), onStage()));
    expect(inCourse.rounds).toEqual([
      aRound('3d5', 'carregat', 1, 15),
      aRound('4d10fm', 'descarregat', 2, 0),
    ]);
    const twenty = changed(
      (team) => (team.actuacio = Array(20).fill(savedRound(aRound('3d5', 'intent')))),
      onStage(),
    );
    expect(loaded(twenty).rounds).toHaveLength(6);
  });

  it('has each mission once, and none both accepted and completed', () => {
    const tracked = rules.missions.map(track);
    const [first, second] = tracked.map(savedMission);
    const { team } = loaded(
      changed((saved) => {
        saved.missions_accepted = [first, second, second];
        saved.missions_completed = [first, first];
      }),
    );
    expect(team.acceptedMissions).toEqual([tracked[1]]);
    expect(team.completedMissions).toEqual([tracked[0]]);
  });

  it('stays one that opens however large its rewards are', () => {
    const rich = { ...savedMission(track(aPillar)), rewards: [{ type: 'castellers', amount: 1000 }] };
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

  it('leaves a game whose chances add up', () => {
    const stats = { Pd3: { probabilitats: { unique: [0.9, 0.9, 0.9, 0.9] } } };
    const chances = chancesOf(loaded(changed((team) => (team.stats = stats))).team.stats, 'Pd3');
    expect(chances.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 12);
  });
});
