import { GAME_CODES } from '@/__tests__/builders/tower-codes';
import { catalogue } from '@/content/castle-game/catalogue';
import { holidays, invitationTexts } from '@/content/castle-game/diada-texts';
import { diades, rivals } from '@/content/castle-game/diades';
import { missions } from '@/content/castle-game/missions';
import { oddsExceptions } from '@/content/castle-game/odds-exceptions';
import { people } from '@/content/castle-game/people';
import { rehearsalTowers } from '@/content/castle-game/rehearsal-towers';
import { rules } from '@/content/castle-game/rulebook';
import { scoredTowers } from '@/content/castle-game/scored-towers';
import { firstMissions, parentsOf } from '@/lib/castle-game/engine/missions';
import { isPilarCode } from '@/lib/castle-game/engine/performance';
import { holidayOn, nextDiada } from '@/lib/castle-game/history/course';
import { standingsOf } from '@/lib/castle-game/history/rivals';
import { NEW_TEAM_MEMBERS, PERFORMANCE_ATTENDEES } from '@/lib/castle-game/limits';
import { OCCASIONS } from '@/lib/castle-game/occasions';
import { ROLES } from '@/lib/castle-game/people';
import { tuning } from '@/lib/castle-game/tuning';
import type { Mission } from '@/lib/castle-game/types';

const entries = [...catalogue.values()];

describe('the catalogue of the game', () => {
  // The lists themselves are looked at: in the catalogue made of them a tower written twice would hide the first.
  const written = [...scoredTowers, ...rehearsalTowers].map(({ code }) => code);

  test('has every tower that the game must have, each written once', () => {
    expect([...catalogue.keys()]).toEqual(written);
    expect(GAME_CODES.filter((code) => !catalogue.has(code))).toEqual([]);
  });

  test('gives points and a group to what is performed, and none to what is only rehearsed', () => {
    for (const { code, rehearsalOnly, group, carregat, descarregat } of entries) {
      const scores = descarregat > carregat && carregat > 0;
      expect([code, scores, group !== null]).toEqual([code, !rehearsalOnly, !rehearsalOnly]);
    }
  });

  test('leans only on towers that it has, never on itself, however long the way', () => {
    const depth = (code: string, above: readonly string[]): void => {
      expect(above).not.toContain(code);
      const entry = catalogue.get(code);
      if (!entry) throw new Error(`${above.at(-1)} leans on ${code}, which is none.`);
      for (const name of Object.keys(entry.odds.dependencies)) depth(name, [...above, code]);
    };
    for (const { code } of entries) depth(code, []);
  });

  test('has caps in order', () => {
    for (const { odds } of entries) {
      const { dependencies, own, caps, leaning } = odds;
      expect(Object.keys(dependencies).length > 0).toBe(leaning > 0);
      expect(caps[0]).toBeLessThan(own[0]);
      // A cap below any of them would turn attempts that were undone in time into carregats and falls.
      expect(Math.max(...own)).toBeLessThanOrEqual(caps[1]);
    }
  });

  test('starts harder, caps lower and learns slower with each level', () => {
    for (const levels of [tuning.start, tuning.most, tuning.pace])
      expect(levels).toEqual([...levels].sort((one, other) => other - one));
  });

  test('asks who lifts a tower of six from below for rehearsals of its own', () => {
    for (const { code, odds } of entries.filter((entry) => entry.code.includes('6s')))
      expect([code, odds.leaning + (1 - odds.leaning) * odds.own[0] < 0.4]).toEqual([code, true]);
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
  test('none comes in a holiday, in any course', () => {
    for (let year = 2023; year < 2037; year += 1)
      for (const diada of diades) {
        const { day } = nextDiada([diada], `${year}-09-01`) ?? {};
        expect([diada.name, day && holidayOn(holidays, day) === undefined]).toEqual([diada.name, true]);
      }
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
    const { team } = rules.newTeam({ name: 'Colla', color: '#336699', seed: 1 });
    const places = new Set<string>();
    for (let year = 2023; year < 2026; year += 1) {
      const tables = diades.map((diada) => {
        const { day = '' } = nextDiada([diada], `${year}-09-01`) ?? {};
        return standingsOf(rivals, team, day, []).filter(({ own }) => !own);
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
});

test('the first missions take a new team to the members of a performance, not yet of pieces of eight floors', () => {
  const paid = firstMissions(missions)
    .flatMap(({ rewards }) => rewards)
    .reduce((sum, { amount }) => sum + amount, 0);
  expect(NEW_TEAM_MEMBERS + paid).toBeGreaterThanOrEqual(PERFORMANCE_ATTENDEES);
  const ofEight = rehearsalTowers.filter(({ code }) => /T .*d[89]/.test(code));
  expect(Math.min(...ofEight.map(({ people }) => people))).toBeGreaterThan(NEW_TEAM_MEMBERS + 10);
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

  const lines = OCCASIONS.flatMap((on) => people.lines[on].map(([role, text]) => ({ role, text })));

  test('on every occasion several people have something to say, all year', () => {
    const roles = OCCASIONS.map((on) => new Set(people.lines[on].map(([role]) => role)).size);
    expect(Math.min(...roles)).toBeGreaterThanOrEqual(3);
    expect(new Set(lines.map(({ role }) => role)).size).toBe(ROLES.length);
  });

  test('every line is a sentence, said once', () => {
    const texts = [...lines.map(({ text }) => text), ...Object.values(invitationTexts).flat()];
    for (const text of texts) expect(text).toMatch(/^\p{Lu}.*[.!?]$/u);
    expect(new Set(texts).size).toBe(texts.length);
  });
});
