import { aTeam, played, rules } from '@/__tests__/builders/teams';
import { pageToRead, seasonsOn } from '@/lib/castle-game/engine/seasons';
import { ambitionsFor } from '@/lib/castle-game/memory/ambitions';
import type { SeasonNote } from '@/lib/castle-game/types';

const first: SeasonNote = { season: '2023-2024', members: 15, read: false };
const second: SeasonNote = { season: '2024-2025', members: 40, read: false };
const now: SeasonNote = { season: '2025-2026', members: 60, read: false };
const old = aTeam({ seasons: [first, second, now], date: '2025-10-06' });
const read = (season: SeasonNote['season']) => ({ type: 'readSeason', season }) as const;

describe('the pages of the seasons', () => {
  it('wait from the oldest one, but for that of the season in course', () => {
    expect(pageToRead(old.team)).toBe(first);
    expect(pageToRead({ seasons: [{ ...first, read: true }, second, now] })).toBe(second);
    expect(pageToRead({ seasons: [now] })).toBeUndefined();
  });

  it('are read one by one, in any order', () => {
    expect(played(old, read('2024-2025')).team.seasons).toEqual([first, { ...second, read: true }, now]);
    expect(played(old, read('2023-2024')).team.seasons).toEqual([{ ...first, read: true }, second, now]);
  });

  it('are not read before the season is over, nor those of no season of the team', () => {
    const refusal = { kind: 'no page to read' };
    expect(rules.act(old, read('2025-2026'), 0)).toEqual({ ok: false, reason: refusal });
    expect(rules.refusalOf(old, read('2022-2023'))).toEqual(refusal);
    expect(rules.refusalOf(old, read('2024-2025'))).toBeUndefined();
  });
});

describe('the notes of a team', () => {
  it('are the same on another day of the season', () => {
    const notes = [first, second];
    expect(seasonsOn(notes, '2025-08-31', 90)).toBe(notes);
  });

  it('have one more on the first day of the next, or when there was none', () => {
    expect(seasonsOn([first], '2024-09-01', 40)).toEqual([first, second]);
    expect(seasonsOn([], '2024-09-01', 40)).toEqual([second]);
  });
});

describe('an ambition', () => {
  const [offered, other] = ambitionsFor(old.team);
  if (!offered || !other) throw new Error('Too few are offered.');

  it('is of the season in course', () => {
    const { team } = played(old, { type: 'chooseAmbition', ambition: offered });
    expect(team.seasons).toEqual([first, second, { ...now, ambition: offered }]);
  });

  it('is chosen once, and stays', () => {
    const chosen = played(old, { type: 'chooseAmbition', ambition: offered });
    expect(rules.act(chosen, { type: 'chooseAmbition', ambition: other }, 0)).toEqual({
      ok: false,
      reason: { kind: 'ambition chosen' },
    });
  });
});
