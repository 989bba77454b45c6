import { GAME_CODES } from '@/__tests__/builders/tower-codes';
import { catalogue } from '@/content/castle-game/catalogue';
import { diadaTexts, holidays, invitationTexts } from '@/content/castle-game/diada-texts';
import { diades, rivals } from '@/content/castle-game/diades';
import { missions } from '@/content/castle-game/missions';
import { oddsExceptions } from '@/content/castle-game/odds-exceptions';
import { people } from '@/content/castle-game/people';
import { rehearsalTowers } from '@/content/castle-game/rehearsal-towers';
import { rules } from '@/content/castle-game/rulebook';
import { scoredTowers } from '@/content/castle-game/scored-towers';
import { firstMissions, parentsOf } from '@/lib/castle-game/engine/missions';
import { isPilarCode } from '@/lib/castle-game/engine/performance';
import { holidayOn, nextDiada } from '@/lib/castle-game/history/diades';
import { standingsOf } from '@/lib/castle-game/history/rivals';
import { NEW_TEAM_MEMBERS, PERFORMANCE_ATTENDEES } from '@/lib/castle-game/limits';
import { OCCASIONS, ROLES } from '@/lib/castle-game/people';
import type { Mission } from '@/lib/castle-game/types';
import { GAME_OUTCOMES } from '@/lib/castle-game/vocabulary';
import { calendarDate } from '@/lib/dates/days';

const entries = [...catalogue.values()];
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('the catalogue of the game', () => {
  // The lists themselves are looked at: in the catalogue made of them a tower written twice would hide the first.
  const written = [...scoredTowers, ...rehearsalTowers].map(({ code }) => code);

  test('has every tower that the game must have, each written once', () => {
    expect([...catalogue.keys()]).toEqual(written);
    expect(GAME_CODES.filter((code) => !catalogue.has(code))).toEqual([]);
  });

  test('gives points and a group to what is performed, and none to what is only rehearsed', () => {
    for (const { code, rehearsalOnly, group, carregat, descarregat } of entries) {
      expect({ code, scores: descarregat > carregat && carregat > 0 }).toEqual({
        code,
        scores: !rehearsalOnly,
      });
      expect({ code, grouped: group !== null }).toEqual({ code, grouped: !rehearsalOnly });
    }
  });

  test('leans only on towers that it has', () => {
    const names = entries.flatMap(({ odds }) => Object.keys(odds.dependencies));
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(catalogue.has(name)).toBe(true);
  });

  test('never leans on itself, however long the way', () => {
    const depth = (code: string, above: readonly string[]): void => {
      expect(above).not.toContain(code);
      const below = catalogue.get(code)?.odds.dependencies ?? {};
      for (const name of Object.keys(below)) depth(name, [...above, code]);
    };
    for (const { code } of entries) depth(code, []);
  });

  test('has weights and chances that add up to 1, and caps in order', () => {
    for (const { code, odds } of entries) {
      const { dependencies, own, caps, leaning } = odds;
      const weights = Object.values(dependencies);
      expect(sum(own)).toBeCloseTo(1, 12);
      if (weights.length > 0) expect(sum(weights)).toBeCloseTo(1, 12);
      expect({ code, leans: weights.length > 0 }).toEqual({ code, leans: leaning > 0 });
      expect(caps[0]).toBeGreaterThan(0);
      expect(caps[0]).toBeLessThan(own[0]);
      // A cap below any of them would turn attempts that were undone in time into carregats and falls.
      expect(Math.max(...own)).toBeLessThanOrEqual(caps[1]);
      expect(caps[1]).toBeLessThan(1);
    }
  });

  test('starts harder, caps lower and learns slower with each group, among towers built upwards', () => {
    const upright = entries.filter(({ code }) => !code.includes('s') && !code.includes('P'));
    for (let group = 1; group <= 8; group += 1) {
      const easier = upright.find((entry) => entry.group === group - 1);
      const harder = upright.find((entry) => entry.group === group);
      if (!easier || !harder) throw new Error(`There is no group ${group}.`);
      const [one, other] = [easier.odds, harder.odds];
      expect(other.own[0]).toBeLessThan(one.own[0]);
      expect(other.caps[1]).toBeLessThan(one.caps[1]);
      for (const outcome of GAME_OUTCOMES)
        expect(other.multipliers[outcome][0]).toBeLessThan(one.multipliers[outcome][0]);
    }
  });

  test('asks who lifts a tower from below for the same one built upwards, before all else', () => {
    const lifted = entries.filter(({ code }) => code.includes('s'));
    expect(lifted.length).toBeGreaterThan(5);
    for (const { code, odds } of lifted) {
      const upright = code.replace('s', '');
      expect(catalogue.has(upright)).toBe(true);
      expect({ code, share: odds.dependencies[upright] }).toEqual({
        code,
        share: Math.max(...Object.values(odds.dependencies)),
      });
      expect(odds.caps[1]).toBeLessThan(catalogue.get(upright)?.odds.caps[1] ?? 0);
    }
  });

  test('makes exceptions only of towers it has, one of each', () => {
    const codes = oddsExceptions.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const { code, dependencies } of oddsExceptions) {
      expect(catalogue.has(code)).toBe(true);
      expect(Object.keys(catalogue.get(code)?.odds.dependencies ?? {})).toEqual(Object.keys(dependencies));
    }
  });
});

describe('diades', () => {
  test('diades have a name and a town of their own, and a date that exists', () => {
    for (const field of ['name', 'town'] as const)
      expect(new Set(diades.map((diada) => diada[field])).size).toBe(diades.length);
    for (const { around } of diades)
      expect(calendarDate(2023, Number(around.slice(0, 2)), Number(around.slice(3)))).toBe(`2023-${around}`);
  });

  test('none comes in a holiday, in any course', () => {
    for (let year = 2023; year < 2037; year += 1)
      for (const diada of diades) {
        const { day } = nextDiada([diada], `${year}-09-01`) ?? {};
        expect([diada.name, day && holidayOn(holidays, day)]).toEqual([diada.name, undefined]);
      }
  });

  test('each has another text for a team that comes back', () => {
    const texts = Object.values(diadaTexts).flatMap(({ stake, again }) => [stake, again]);
    expect(new Set(texts).size).toBe(2 * diades.length);
  });

  test('the clubs perform towers of the game, by ascending points', () => {
    expect(new Set(rivals.map(({ color }) => color)).size).toBe(rivals.length);
    for (const { towers, pilars } of rivals)
      for (const codes of [towers, pilars]) {
        const points = codes.map((code) => catalogue.get(code)?.descarregat ?? 0);
        expect(points).toEqual([...points].sort((one, other) => one - other));
        expect(Math.min(...points)).toBeGreaterThan(0);
        expect(codes.map(isPilarCode)).toEqual(codes.map(() => codes === pilars));
      }
  });

  test('each course is a story: no club repeats a diada, each falls some time, and their places change', () => {
    const places = new Set<string>();
    for (let year = 2023; year < 2026; year += 1) {
      const tables = diades.map((diada) => {
        const { day = '' } = nextDiada([diada], `${year}-09-01`) ?? {};
        return standingsOf(
          rivals,
          rules.newTeam({ name: 'Colla', color: '#336699', seed: 1 }).team,
          day,
          [],
        ).filter(({ own }) => !own);
      });
      for (const { name } of rivals) {
        const days = tables.map((table) => table.find((club) => club.name === name)?.rounds ?? []);
        expect(new Set(days.map((rounds) => JSON.stringify(rounds))).size).toBe(diades.length);
        expect(JSON.stringify(days)).toContain('intent');
      }
      for (const table of tables) places.add(table.map(({ name }) => name).join());
    }
    expect(places.size).toBeGreaterThan(1);
  });

  test('every heading is drawn inside its box', () => {
    for (const { drawing } of Object.values(diadaTexts))
      expect(drawing).toMatch(/^M[\d.]+ [\d.]+[\dA-Za-z .-]+z$/);
  });
});

test('the first missions take a new team by rehearsals to the members that a performance asks for', () => {
  const paid = firstMissions(missions)
    .flatMap(({ rewards }) => rewards)
    .reduce((sum, { amount }) => sum + amount, 0);
  expect(NEW_TEAM_MEMBERS + paid).toBeGreaterThanOrEqual(PERFORMANCE_ATTENDEES);
});

test('a mission that is completed brings few others, and every mission follows one that there is', () => {
  const all: readonly Mission[] = missions;
  const titles = new Set(all.map(({ title }) => title));
  for (const title of titles) {
    // Where there are several, the others are for a team that never does it.
    const next = all.filter((mission) => parentsOf(mission)[0] === title);
    expect(new Set(next.map(({ choice, title: one }) => choice ?? one)).size).toBeLessThanOrEqual(4);
  }
  for (const mission of all) expect([...titles]).toEqual(expect.arrayContaining([...parentsOf(mission)]));
});

describe('people', () => {
  test('there are names enough that nobody comes back soon, each once', () => {
    expect(people.names.length % ROLES.length).toBe(0);
    expect(people.names.length).toBeGreaterThanOrEqual(3 * ROLES.length);
    expect(new Set(people.names).size).toBe(people.names.length);
  });

  const lines = OCCASIONS.flatMap((on) => people.lines[on].map(([role, text]) => ({ on, role, text })));

  test('on every occasion several people have something to say, all year', () => {
    for (const on of OCCASIONS) {
      const roles = new Set(lines.filter((line) => line.on === on).map(({ role }) => role));
      expect({ on, several: roles.size >= 3 }).toEqual({ on, several: true });
    }
    expect(new Set(lines.map(({ role }) => role)).size).toBe(ROLES.length);
  });

  test('every line is a sentence, said once', () => {
    const texts = [...lines.map(({ text }) => text), ...Object.values(invitationTexts).flat()];
    for (const text of texts) expect(text).toMatch(/^\p{Lu}.*[.!?]$/u);
    expect(new Set(texts).size).toBe(texts.length);
  });
});
