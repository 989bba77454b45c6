import { aLastAttempt, aTeam, rules } from '@/__tests__/builders/teams';
import { track } from '@/lib/castle-game/engine/missions';
import { fromBase64, toBase64 } from '@/lib/castle-game/saves/base64';
import { encodeGame } from '@/lib/castle-game/saves/encode';
import { fromOriginal } from '@/lib/castle-game/saves/original';
import type { Mission, Team } from '@/lib/castle-game/types';

type Json = Record<string, unknown>;

const saved = (team: Partial<Team> = {}): Json => JSON.parse(fromBase64(encodeGame(aTeam(team))) ?? '');
const decoded = (parts: Json, rounds?: string) =>
  rules.decodeGame(toBase64(JSON.stringify({ ...saved(), ...parts })), rounds);
const teamOf = (parts: Json): Team => {
  const read = decoded(parts);
  if (!read.ok) throw new Error(JSON.stringify(read.reason));
  return read.state.team;
};

describe('a save is refused', () => {
  it.each<[string, Json]>([
    ['a colour with more before it', { color: 'x#15A884' }],
    ['a colour with more after it', { color: '#15A8840' }],
    ['a generator beyond 32 bits', { seed: 2 ** 32 }],
    [
      'members of a performance that are none',
      { historic: [{ castells: [], punts: 0, data: 1, castellers: {} }] },
    ],
    ['a reward of nobody', { missions_accepted: [{ ...mission([]), rewards: [{}] }] }],
  ])('for %s', (_, parts) => {
    expect(decoded(parts)).toMatchObject({ ok: false, reason: { kind: 'wrong value' } });
  });
});

function mission(assaig: readonly object[]) {
  return { title: 'Una', description: 'Una.', objectives: { assaig }, rewards: [], todo: 1, completed: 0 };
}

describe('what a save leaves out', () => {
  it('is an objective not yet begun', () => {
    const team = teamOf({ missions_accepted: [mission([{ castell: '3d5', action: 'descarregat' }])] });
    expect(team.acceptedMissions[0]?.objectives.rehearsal).toEqual([
      { code: '3d5', outcome: 'descarregat', current: 0, completed: false },
    ]);
  });

  it('is an attempt that completed no mission', () => {
    const current = { castell: 'Pd3', resultat: 'INTENT', context: 'assaig' };
    expect(teamOf({ current }).lastAttempt).toEqual(aLastAttempt('Pd3', { context: 'rehearsal' }));
  });
});

test('an outcome may be nearly certain', () => {
  const stats = { Pd3: { probabilitats: { unique: [0.1, 0.9, 0, 0] } } };
  expect(teamOf({ stats }).stats.Pd3?.odds.own).toEqual([0.1, 0.9, 0, 0]);
});

test.each([7, '2023-2025', 'x'])('seasons of which one is %j are found again', (temporada) => {
  const temporades = [{ temporada, castellers: 15, llegida: true }];
  expect(teamOf({ temporades }).seasons).toEqual([{ season: '2023-2024', members: 15, read: false }]);
});

test('what is written of a tower names what each outcome teaches', () => {
  const multipliers = aTeam().team.stats.Pd3?.odds.multipliers;
  expect(saved().stats).toMatchObject({
    Pd3: {
      probabilitats: {
        multipliers: {
          DESCARREGAT: multipliers?.descarregat,
          CARREGAT: multipliers?.carregat,
          INTENT: multipliers?.intent,
          'INTENT DESMUNTAT': multipliers?.['intent desmuntat'],
        },
      },
    },
  });
});

test('a mission of performances alone is written without rehearsals', () => {
  const onStage: Mission = {
    title: 'A plaça',
    description: 'Un tres.',
    objectives: { performance: [{ code: '3d5', outcome: 'descarregat' }] },
    rewards: [],
  };
  const acceptedMissions = [track(onStage)];
  expect(teamOf(saved({ acceptedMissions })).acceptedMissions).toEqual(acceptedMissions);
});

describe('a save of the original game', () => {
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

  it('opens with its rounds in course, and tells what it loses', () => {
    expect(decoded(original)).toMatchObject({
      ok: true,
      state: { rounds: [{ number: 1, code: '3d5', outcome: 'intent', points: 0 }] },
      losses: [{ kind: 'odds' }, { kind: 'days of the game', performances: 1 }],
    });
  });

  it('takes the rounds that came beside it, even none', () => {
    expect(decoded(original, '[]')).toMatchObject({ ok: true, state: { rounds: [] } });
  });

  it('tells nothing once it is saved here', () => {
    expect(decoded({ ...original, format: 2, stats: {} })).toMatchObject({ ok: true, losses: [] });
  });

  it('loses a mission of each list, and tells the titles that are texts', () => {
    const lost = { missions_accepted: [{ title: 7 }], missions_completed: [{ title: 'Dolenta' }] };
    expect(fromOriginal(lost, false).losses).toEqual([{ kind: 'unreadable missions', titles: ['Dolenta'] }]);
  });

  it('has met an objective that says so, however far it was counted', () => {
    const objectives = [{ castell: '3d5', action: 'descarregat', amount: 3, current: 1, completed: true }];
    const { saved } = fromOriginal(
      { missions_accepted: [{ ...mission(objectives), completed: false }] },
      false,
    );
    expect(saved.missions_accepted).toMatchObject([
      { completed: 1, objectives: { assaig: [{ completed: true }] } },
    ]);
  });
});
