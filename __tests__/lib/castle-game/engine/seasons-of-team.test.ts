import { aPerformance, aTeam, onStage, played, rules } from '@/__tests__/builders/teams';
import { pageToRead } from '@/lib/castle-game/engine/seasons';
import { ambitionsFor } from '@/lib/castle-game/memory/ambitions';
import { fromBase64, toBase64 } from '@/lib/castle-game/saves/base64';
import { encodeGame } from '@/lib/castle-game/saves/encode';
import type { SeasonNote } from '@/lib/castle-game/types';

const advance = { type: 'advanceDay' } as const;
const lastThursday = onStage({ date: '2024-08-29', members: 62, today: { type: 'performance', done: true } });

describe('the seasons of a team', () => {
  it('begin with the one in which it is founded', () => {
    expect(aTeam().team.seasons).toEqual([{ season: '2023-2024', members: 15, read: false }]);
    expect(pageToRead(aTeam().team)).toBeUndefined();
  });

  it('turn on the first day after 31 August, and leave a page to read once', () => {
    const { team } = played(lastThursday, advance);
    expect(team.date).toBe('2024-09-02');
    expect(team.seasons.at(-1)).toEqual({ season: '2024-2025', members: 62, read: false });
    expect(pageToRead(team)?.season).toBe('2023-2024');
    const read = played({ team, rounds: [] }, { type: 'readSeason', season: '2023-2024' });
    expect(pageToRead(read.team)).toBeUndefined();
    expect(rules.refusalOf(read, { type: 'readSeason', season: '2023-2024' })?.kind).toBe('no page to read');
    expect(rules.refusalOf(read, { type: 'readSeason', season: '2024-2025' })?.kind).toBe('no page to read');
  });

  it('do not turn on any other day', () => {
    const { team } = played(
      onStage({ date: '2024-08-22', today: { type: 'performance', done: true } }),
      advance,
    );
    expect(team.seasons).toHaveLength(1);
  });

  it('are saved with the game', () => {
    const state = played(lastThursday, advance, { type: 'chooseAmbition', ambition: null });
    const decoded = rules.decodeGame(encodeGame(state));
    expect(decoded.ok && decoded.state).toEqual(state);
  });

  it('are worked out from the history of a save without them, and their pages are no news', () => {
    const members = (before: number, after: number) => ({ before, after });
    const history = [
      aPerformance({ day: '2024-05-02', members: members(35, 40) }),
      aPerformance({ day: '2024-10-03', members: members(44, 50) }),
      aPerformance({ day: '2025-10-02', members: members(70, 72) }),
    ];
    const { team, rounds } = aTeam({ history, date: '2025-10-06', members: 72 });
    const saved = JSON.parse(fromBase64(encodeGame({ team, rounds })) ?? '');
    const expected: SeasonNote[] = [
      { season: '2023-2024', members: 35, read: true },
      { season: '2024-2025', members: 44, read: true },
      { season: '2025-2026', members: 70, read: false },
    ];
    for (const temporades of [undefined, [], 'x', [{ temporada: '2024-2026' }]]) {
      const decoded = rules.decodeGame(toBase64(JSON.stringify({ ...saved, temporades })));
      expect(decoded.ok && decoded.state.team.seasons).toEqual(expected);
    }
  });
});

describe('an ambition', () => {
  const [offered] = ambitionsFor(aTeam().team);
  if (!offered) throw new Error('Nothing is offered.');

  it('is one of those offered, chosen once', () => {
    const chosen = played(aTeam(), { type: 'chooseAmbition', ambition: offered });
    expect(chosen.team.seasons.at(-1)?.ambition).toEqual(offered);
    expect(rules.refusalOf(chosen, { type: 'chooseAmbition', ambition: null })?.kind).toBe('ambition chosen');
    const other = { kind: 'members', members: 81 } as const;
    expect(rules.refusalOf(aTeam(), { type: 'chooseAmbition', ambition: other })?.kind).toBe(
      'no such ambition',
    );
  });

  it('can be wanted after none was', () => {
    const none = played(aTeam(), { type: 'chooseAmbition', ambition: null });
    expect(none.team.seasons.at(-1)?.ambition).toBeNull();
    expect(rules.refusalOf(none, { type: 'chooseAmbition', ambition: null })?.kind).toBe('no such ambition');
    expect(rules.refusalOf(none, { type: 'chooseAmbition', ambition: offered })).toBeUndefined();
  });

  it('is saved with the game, whichever it is', () => {
    for (const ambition of ambitionsFor(aTeam().team)) {
      const state = played(aTeam(), { type: 'chooseAmbition', ambition });
      const decoded = rules.decodeGame(encodeGame(state));
      expect(decoded.ok && decoded.state).toEqual(state);
    }
  });
});
