import { aTeam } from '@/__tests__/builders/teams';
import {
  acceptMission,
  countAttempt,
  countPerformance,
  findMission,
  firstMissions,
  missionRefusal,
  proposedMissions,
  takeOffered,
  track,
} from '@/lib/castle-game/engine/missions';
import { MAX_MEMBERS } from '@/lib/castle-game/limits';
import type { Mission, Objective, TrackedMission } from '@/lib/castle-game/types';
import type { Context } from '@/lib/castle-game/vocabulary';

const asking = (title: string, objectives: Mission['objectives'], people = 10): Mission => ({
  title,
  description: `${title}.`,
  objectives,
  rewards: [{ type: 'members', amount: people }],
});
const a3d5 = { code: '3d5', outcome: 'descarregat' } as const satisfies Objective;
const a4d5 = { code: '4d5', outcome: 'carregat', amount: 2 } as const satisfies Objective;
const three = asking('Un tres', { rehearsal: [a3d5] });
const both = asking('Un tres i dos quatres', { rehearsal: [a3d5], performance: [a4d5] }, 25);

/** A team that has accepted some missions. */
const busy = (...missions: readonly Mission[]) => aTeam({ acceptedMissions: missions.map(track) }).team;

describe('a mission that is accepted', () => {
  test('counts from nought in every context that it has, and in no other', () => {
    expect(track(both)).toEqual({
      ...both,
      objectives: {
        rehearsal: [{ ...a3d5, current: 0, completed: false }],
        performance: [{ ...a4d5, current: 0, completed: false }],
      },
      todo: 2,
      completed: 0,
    });
    expect(Object.keys(track(three).objectives)).toEqual(['rehearsal']);
  });

  test('follows those that were accepted before it', () => {
    const first = acceptMission([three, both], aTeam(), three.title);
    const second = first.ok ? acceptMission([three, both], first.state, both.title) : first;
    expect(second.ok && second.state.team.acceptedMissions).toEqual([track(three), track(both)]);
  });

  test('is not accepted again, nor is one that there is not', () => {
    const { team } = aTeam({ acceptedMissions: [track(three)], completedMissions: [track(both)] });
    const accept = (title: string) => acceptMission([three, both], { team, rounds: [] }, title);
    expect(accept(three.title)).toEqual({ ok: false, reason: { kind: 'mission accepted' } });
    expect(accept(both.title)).toEqual({ ok: false, reason: { kind: 'mission completed' } });
    expect(accept('Cap')).toEqual({ ok: false, reason: { kind: 'no such mission' } });
    expect(missionRefusal([three, both], aTeam().team, both.title)).toBeUndefined();
  });
});

describe('a mission of the rulebook among those of a team', () => {
  const found = (mission: Mission, among: TrackedMission, missions: readonly Mission[] = [mission]) =>
    findMission(missions, [track(asking('Una altra', { rehearsal: [a4d5] })), among], mission) === among;

  const renamed = (objectives: Mission['objectives']) => track(asking('Abans', objectives));

  test.each<[string, boolean, Mission, TrackedMission]>([
    ['the one of its title', true, three, track({ ...both, title: three.title })],
    ['one of another title that asks for the same', true, both, renamed(both.objectives)],
    [
      'in any order, and once without an amount',
      true,
      asking('Ara', { rehearsal: [a3d5, a4d5] }),
      renamed({ rehearsal: [a4d5, { ...a3d5, amount: 1 }] }),
    ],
    ['one that asks for it elsewhere', false, three, renamed({ performance: [a3d5] })],
    ['of another tower', false, three, renamed({ rehearsal: [{ ...a3d5, code: '3d6' }] })],
    ['of another outcome', false, three, renamed({ rehearsal: [{ ...a3d5, outcome: 'carregat' }] })],
    ['more times', false, three, renamed({ rehearsal: [{ ...a3d5, amount: 2 }] })],
    ['and something else', false, three, renamed({ rehearsal: [a3d5, a4d5] })],
  ])('is %s: %s', (_, is, mission, among) => {
    expect(found(mission, among)).toBe(is);
  });

  test('is no other of the rulebook that asks for the same', () => {
    const twin = asking('Un altre tres', three.objectives);
    expect(found(three, track(twin), [three, twin])).toBe(false);
  });

  test('is proposed while it is neither accepted nor completed', () => {
    const { team } = aTeam({ acceptedMissions: [track(three)] });
    expect(proposedMissions([three, both], team)).toEqual([both]);
    expect(proposedMissions([three, both], { ...team, completedMissions: [track(both)] })).toEqual([]);
    expect(proposedMissions([three, both], aTeam().team)).toEqual([three, both]);
  });
});

describe('an attempt', () => {
  test('counts for nothing that is not asked for: another tower, outcome or place', () => {
    const team = busy(three);
    for (const [code, outcome, context] of [
      ['4d5', 'descarregat', 'rehearsal'],
      ['3d5', 'carregat', 'rehearsal'],
      ['3d5', 'descarregat', 'performance'],
    ] as const) {
      const counted = countAttempt(team, code, outcome, context);
      expect(counted).toEqual({ team, steps: [], completed: [] });
    }
  });

  test('counts on stage for a lower tower of its kind, and pinyes make no other kind', () => {
    const met = (asked: string, code: string, context: Context = 'performance') => {
      const team = busy(asking('Torre', { [context]: [{ code: asked, outcome: 'descarregat' }] }));
      return countAttempt(team, code, 'descarregat', context).steps.map((step) => step.code);
    };
    for (const [asked, code] of [
      ['3d6', '3d7'],
      ['3d7a', '3d8fa'],
      ['Pd3', 'Pd8fmp'],
      ['Td8fm', 'Td9fm'],
    ] as const)
      expect(met(asked, code)).toEqual([asked]);
    for (const code of ['3d6', '3d7a', '3d7s', '4d7', 'Td7f']) expect(met('3d7', code)).toEqual([]);
    expect(met('3d4n', '3d5n', 'rehearsal')).toEqual([]);
    expect(met('sense caure', '3d7')).toEqual([]);
  });

  test('is a step of an objective that takes several', () => {
    const { team, steps, completed } = countAttempt(busy(both), '4d5', 'carregat', 'performance');
    expect(steps).toEqual([{ title: both.title, code: '4d5', outcome: 'carregat', current: 1, amount: 2 }]);
    expect(completed).toEqual([]);
    expect(team.acceptedMissions[0]).toMatchObject({
      completed: 0,
      objectives: {
        rehearsal: [{ current: 0, completed: false }],
        performance: [{ current: 1, completed: false }],
      },
    });
    expect(team.members).toBe(15);
  });

  test('completes an objective, and goes no further in it', () => {
    const once = countAttempt(busy(both), '3d5', 'descarregat', 'rehearsal');
    expect(once.steps).toMatchObject([{ current: 1, amount: 1 }]);
    expect(once.team.acceptedMissions[0]).toMatchObject({
      todo: 2,
      completed: 1,
      objectives: { rehearsal: [{ current: 1, completed: true }] },
    });
    expect(countAttempt(once.team, '3d5', 'descarregat', 'rehearsal')).toEqual({
      team: once.team,
      steps: [],
      completed: [],
    });
  });

  test('counts in every mission that asks for it, but for what is done there', () => {
    const done = countAttempt(busy(both), '3d5', 'descarregat', 'rehearsal').team.acceptedMissions;
    const team = { ...busy(three), acceptedMissions: [...done, track(three)] };
    const { steps } = countAttempt(team, '3d5', 'descarregat', 'rehearsal');
    expect(steps.map(({ title }) => title)).toEqual([three.title]);
  });

  test('completes the missions of which it was the last objective, in their order, and pays each', () => {
    const twin = asking('Un altre tres', three.objectives, 7);
    const { team, completed } = countAttempt(busy(three, both, twin), '3d5', 'descarregat', 'rehearsal');
    expect(completed).toEqual([three.title, twin.title]);
    expect(team.completedMissions.map(({ title }) => title)).toEqual([three.title, twin.title]);
    expect(team.acceptedMissions.map(({ title }) => title)).toEqual([both.title]);
    expect(team.members).toBe(15 + 10 + 7);
  });

  test('in a performance is completed and paid at its end, so that no points move before', () => {
    const onStage = asking('A plaça', { performance: [a3d5] });
    const { team, completed } = countAttempt(busy(onStage), '3d5', 'descarregat', 'performance');
    expect(completed).toEqual([onStage.title]);
    expect(team).toMatchObject({ members: 15, completedMissions: [], acceptedMissions: [{ completed: 1 }] });
    const end = countPerformance(team, []);
    expect(end.completed).toEqual([]);
    expect(end.team).toMatchObject({
      members: 25,
      completedMissions: [{ title: onStage.title }],
      acceptedMissions: [],
    });
  });

  test('never brings more people than a team can have', () => {
    const team = { ...busy(three), members: MAX_MEMBERS - 3 };
    expect(countAttempt(team, '3d5', 'descarregat', 'rehearsal').team.members).toBe(MAX_MEMBERS);
  });
});

describe('a chain', () => {
  const second: Mission = { ...both, after: three.title };
  const chain = [three, second];

  test('proposes the next mission when the one before is completed, and refuses it until then', () => {
    const { team } = aTeam({ acceptedMissions: [track(three)] });
    expect(proposedMissions(chain, team)).toEqual([]);
    expect(missionRefusal(chain, team, second.title)).toEqual({ kind: 'mission not offered' });
    const done = { ...team, acceptedMissions: [], completedMissions: [track(three)] };
    expect(proposedMissions(chain, done)).toEqual([second]);
    expect(missionRefusal(chain, done, second.title)).toBeUndefined();
  });

  test('goes on from any one of several missions', () => {
    const either: Mission = {
      ...asking('Qualsevol', { performance: [a3d5] }),
      after: [three.title, both.title],
    };
    const proposed = (...done: Mission[]) =>
      proposedMissions([three, both, either], aTeam({ completedMissions: done.map(track) }).team);
    expect(proposed()).not.toContain(either);
    expect(proposed(both)).toContain(either);
    expect(proposed(three)).toContain(either);
  });

  test('goes on by itself: only missions that begin one are accepted by the player', () => {
    const taken = (team: Parameters<typeof aTeam>[0]) =>
      takeOffered(chain, aTeam(team)).team.acceptedMissions.map(({ title }) => title);
    expect(taken({})).toEqual([]);
    expect(taken({ acceptedMissions: [track(three)] })).toEqual([three.title]);
    expect(taken({ completedMissions: [track(three)] })).toEqual([second.title]);
    expect(taken({ completedMissions: [track(three), track(second)] })).toEqual([]);
  });

  test('waits where the player chooses, and what was not chosen goes', () => {
    const twin = asking('Un altre', three.objectives);
    const choices = [both, twin].map((mission) => ({ ...mission, after: three.title, choice: 'repte' }));
    const all = [three, ...choices];
    const after = aTeam({ completedMissions: [track(three)] });
    expect(takeOffered(all, after)).toBe(after);
    expect(proposedMissions(all, after.team)).toEqual(choices);
    const chosen = acceptMission(all, after, both.title);
    const team = chosen.ok ? chosen.state.team : after.team;
    expect(team.acceptedMissions).toEqual([track(both)]);
    expect(proposedMissions(all, team)).toEqual([]);
    expect(missionRefusal(all, team, twin.title)).toEqual({ kind: 'other mission chosen' });
  });

  test('asks in an old game for what it asks now, with the progress of each objective', () => {
    const old = track(asking(both.title, { rehearsal: [{ ...a3d5, code: '3d6' }], performance: [a4d5] }, 25));
    const steps = {
      ...old,
      objectives: { ...old.objectives, performance: [{ ...a4d5, current: 1, completed: false }] },
    };
    const { acceptedMissions } = takeOffered(chain, aTeam({ acceptedMissions: [steps] })).team;
    expect(acceptedMissions).toEqual([
      {
        ...track(both),
        objectives: { ...track(both).objectives, performance: [{ ...a4d5, current: 1, completed: false }] },
      },
    ]);
    const same = aTeam({ acceptedMissions });
    expect(takeOffered(chain, same)).toBe(same);
  });

  test('goes on from a mission that an older game knew by another title', () => {
    const { team } = aTeam({ completedMissions: [track(asking('Com es deia abans', three.objectives))] });
    expect(proposedMissions(chain, team)).toEqual([second]);
  });

  test('begins with what a team can do before its first performance', () => {
    const onStage = asking('A plaça', { performance: [a3d5] });
    expect(firstMissions([...chain, onStage])).toEqual([three]);
  });

  test('is not part of a mission that is accepted', () => {
    expect(track(second)).not.toHaveProperty('after');
  });
});
