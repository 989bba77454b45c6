import {
  anAttempt,
  aPerformance,
  aRound,
  aTeam,
  onStage,
  played,
  rules,
  sureOf,
  tryOf,
} from '@/__tests__/builders/teams';
import { firstTimeOf, withFirst } from '@/lib/castle-game/engine/team';
import { encodeGame } from '@/lib/castle-game/saves/game';
import type { FirstTimes } from '@/lib/castle-game/types';
import { fromBase64, toBase64 } from '@/lib/text/base64';

describe('a first time', () => {
  const rehearsed: FirstTimes = { rehearsal: { descarregat: '2023-09-18' } };
  const performed: FirstTimes = { performance: { descarregat: '2023-10-19' } };
  const carregat: FirstTimes = { performance: { carregat: '2023-10-19' } };

  test.each([
    [undefined, 'rehearsal', 'descarregat', 'descarregat'],
    [undefined, 'rehearsal', 'carregat', 'carregat'],
    [undefined, 'performance', 'intent', undefined],
    [rehearsed, 'rehearsal', 'carregat', undefined],
    [rehearsed, 'performance', 'carregat', 'carregat'],
    [rehearsed, 'performance', 'descarregat', 'descarregat'],
    [carregat, 'performance', 'carregat', undefined],
    [carregat, 'performance', 'descarregat', 'descarregat'],
    [performed, 'performance', 'carregat', undefined],
    [performed, 'rehearsal', 'descarregat', undefined],
  ] as const)('after %j, in a %s, of %s is %s', (firsts, context, outcome, first) => {
    expect(firstTimeOf(firsts, context, outcome)).toBe(first);
  });

  test('is kept with its day and never moved', () => {
    const first = played(sureOf(onStage(), 'descarregat'), tryOf('3d5'));
    expect(first.team.lastAttempt?.first).toBe('descarregat');
    expect(first.team.firsts['3d5']).toEqual({ performance: { descarregat: '2023-09-21' } });
    const later = { ...onStage({ ...first.team, date: '2023-09-28', lastAttempt: null }) };
    const again = played(sureOf(later, 'descarregat'), tryOf('3d5'));
    expect(again.team.lastAttempt).not.toHaveProperty('first');
    expect(again.team.firsts).toEqual(first.team.firsts);
  });
});

describe('a save without first times', () => {
  const history = [
    aPerformance({ rounds: [aRound('3d5', 'carregat'), aRound('Td5', 'intent', 2)], day: '2023-10-05' }),
    aPerformance({ rounds: [aRound('3d5', 'descarregat')], day: '2023-10-12' }),
    aPerformance({ rounds: [aRound('3d5', 'descarregat')], day: '2023-10-19' }),
  ];
  const { team } = aTeam({ history, date: '2023-10-23' });
  const { Pd3 } = team.stats;
  if (!Pd3) throw new Error('There is no Pd3.');
  const stats = { ...team.stats, Pd3: { ...Pd3, attempts: [anAttempt('descarregat')] } };
  const saved = JSON.parse(fromBase64(encodeGame({ team: { ...team, stats }, rounds: [] })) ?? '');
  const opened = (change: object) => {
    const decoded = rules.decodeGame(toBase64(JSON.stringify({ ...saved, ...change })));
    if (!decoded.ok) throw new Error(JSON.stringify(decoded.reason));
    return decoded.state.team;
  };
  const told = {
    '3d5': { performance: { carregat: '2023-10-05', descarregat: '2023-10-12' } },
    Pd3: { rehearsal: { descarregat: null } },
  };

  test('tells those that its performances and attempts tell, the latter without a day', () => {
    expect(opened({ primers: undefined }).firsts).toEqual(told);
  });

  test('is not refused because they are damaged', () => {
    expect(opened({ primers: { '3d5': { actuacio: { carregat: 'ahir' } } } }).firsts).toEqual(told);
    expect(opened({ primers: [] }).firsts).toEqual(told);
  });
});

describe('a first time that is known', () => {
  const known: Record<string, FirstTimes> = { '3d5': { performance: { carregat: '2023-10-05' } } };

  test('keeps its day', () => {
    expect(withFirst(known, '3d5', 'performance', 'carregat', '2024-01-01')).toBe(known);
  });

  test('stays beside one that is new', () => {
    expect(withFirst(known, '3d5', 'performance', 'descarregat', '2024-01-01')).toEqual({
      '3d5': { performance: { carregat: '2023-10-05', descarregat: '2024-01-01' } },
    });
    expect(withFirst(known, '3d5', 'rehearsal', 'carregat', null)).toEqual({
      '3d5': { performance: { carregat: '2023-10-05' }, rehearsal: { carregat: null } },
    });
    expect(withFirst(known, 'Pd3', 'rehearsal', 'carregat', null)).toEqual({
      ...known,
      Pd3: { rehearsal: { carregat: null } },
    });
  });
});
