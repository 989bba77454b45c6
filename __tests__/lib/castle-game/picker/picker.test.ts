import { aRound, aTeam, onStage, rules } from '@/__tests__/builders/teams';
import { percentagesOf } from '@/lib/castle-game/picker/chances';
import { openGroup, shownNetes } from '@/lib/castle-game/picker/choice';
import { pickerGroups } from '@/lib/castle-game/picker/groups';
import { chancesSentence, lockLabel } from '@/lib/castle-game/picker/words';
import { lessonOf } from '@/lib/castle-game/screens/lesson';
import { whyNoPerformance, whyNoRehearsal } from '@/lib/castle-game/screens/menu';
import { pendingObjective } from '@/lib/castle-game/screens/missions';
import { totalOf } from '@/lib/castle-game/screens/slots';
import { lessonChange, percentWithTenth } from '@/lib/castle-game/words';

const groupsOf = (people: number, netes: boolean) => pickerGroups(aTeam({ attendees: people }), netes);

it.each([
  [
    [0.2, 0.16, 0.36, 0.28],
    [20, 16, 36, 28],
  ],
  [
    [0.125, 0.125, 0.375, 0.375],
    [13, 13, 37, 37],
  ],
  [
    [1, 0, 0, 0],
    [100, 0, 0, 0],
  ],
] as const)('whole percents of %j add up to 100', (chances, percents) => {
  expect(percentagesOf(chances)).toEqual(percents);
});

it('says the chances as one sentence, which is read with the card', () => {
  expect(chancesSentence([0.2, 0.16, 0.36, 0.28])).toBe(
    'Descarregat, 20 %; carregat, 16 %; intent, 36 %; intent desmuntat, 28 %.',
  );
});

it('locks for want of people with their number, and for the rest with the reason', () => {
  expect(lockLabel({ kind: 'not enough people', needed: 28, present: 15 })).toBe('28 persones');
  expect(lockLabel({ kind: 'already done' })).toBe("Ja l'heu fet en aquesta actuació.");
});

it('shows full towers until told otherwise, unless only netes can be tried', () => {
  expect(shownNetes({}, groupsOf(15, false), groupsOf(15, true))).toBe(false);
  expect(shownNetes({}, groupsOf(10, false), groupsOf(10, true))).toBe(true);
  expect(shownNetes({}, groupsOf(2, false), groupsOf(2, true))).toBe(false);
  expect(shownNetes({ netes: true }, groupsOf(15, false), groupsOf(15, true))).toBe(true);
});

it('opens the group chosen before only while something in it can be tried', () => {
  expect(openGroup({}, groupsOf(33, false))?.name).toBe('Pilar');
  expect(openGroup({ structure: '3' }, groupsOf(33, false))?.name).toBe('Tres');
  expect(openGroup({ structure: '9' }, groupsOf(33, false))?.name).toBe('Pilar');
  expect(openGroup({}, groupsOf(2, false))).toBeUndefined();
});

it('tells what an accepted mission still asks of a tower', () => {
  const [mission] = rules.missions;
  const accepted = rules.act(aTeam(), { type: 'acceptMission', title: mission?.title ?? '' }, 0);
  if (!accepted.ok) throw new Error(accepted.reason.kind);
  const { team } = accepted.state;
  expect(pendingObjective(team, 'Pd3', 'rehearsal')).toMatchObject({ outcome: 'descarregat', current: 0 });
  expect(pendingObjective(team, 'Pd3', 'performance')).toBeUndefined();
  expect(pendingObjective(team, '3d5', 'rehearsal')).toBeUndefined();
  expect(pendingObjective(aTeam().team, 'Pd3', 'rehearsal')).toBeUndefined();
});

it('tells what the last attempt taught, and on what the tower leans', () => {
  const tried = rules.act(aTeam(), { type: 'attempt', code: '3d4n' }, 0);
  if (!tried.ok) throw new Error(tried.reason.kind);
  const lesson = lessonOf(tried.state.team, '3d4n');
  expect(lesson?.before).toBe(tried.state.team.stats['3d4n']?.attempts[0]?.chances[0]);
  expect(lesson?.now).toBeGreaterThan(lesson?.before ?? 1);
  expect(lesson?.leansOn).toEqual([]);
  expect(lessonOf(aTeam().team, '3d4n')).toBeUndefined();
});

it('names the towers that hold a chance back', () => {
  const tried = rules.act(aTeam({ attendees: 40 }), { type: 'attempt', code: '4d5' }, 0);
  if (!tried.ok) throw new Error(tried.reason.kind);
  expect(lessonOf(tried.state.team, '4d5')?.leansOn).toContain('4d4n');
});

it.each([
  [0.2, 0.206, '+0,6'],
  [0.2, 0.2004, '0,0'],
  [0.2, 0.195, '-0,5'],
])('a chance from %d to %d changes by %s, as the two figures shown do', (before, now, change) => {
  expect(lessonChange({ before, now })).toBe(change);
});

it('writes a chance with its tenth', () => {
  expect(percentWithTenth(0.1364)).toBe('13,6\u00A0%');
});

it('adds the points of some rounds', () => {
  expect(totalOf([aRound('3d5', 'descarregat', 1, 20), aRound('Pd4', 'carregat', 2, 35)])).toBe(55);
});

describe('a screen with nothing to do', () => {
  it('closes the rehearsal on a performance day, and when no attempt nor result is left', () => {
    expect(whyNoRehearsal(aTeam())).toBeUndefined();
    expect(whyNoRehearsal(onStage())).toBe("Avui no hi ha assaig: és dia d'actuació.");
    const spent = { today: { type: 'rehearsal', attemptsLeft: 0 } } as const;
    expect(whyNoRehearsal(aTeam(spent))).toBe('Avui ja no queden proves.');
    const lastAttempt = { code: 'Pd3', outcome: 'intent', context: 'rehearsal', missions: [] } as const;
    expect(whyNoRehearsal(aTeam({ ...spent, lastAttempt }))).toBeUndefined();
  });

  it('closes the performance on other days, once done, and with too few unless it had begun', () => {
    expect(whyNoPerformance(onStage())).toBeUndefined();
    expect(whyNoPerformance(aTeam())).toBe('Avui no hi ha actuació.');
    expect(whyNoPerformance(onStage({ today: { type: 'performance', done: true } }))).toBe(
      "L'actuació d'avui ja s'ha acabat.",
    );
    expect(whyNoPerformance(onStage({ attendees: 30 }))).toBe(
      "Per actuar calen 31 assistents i n'han vingut 30.",
    );
    expect(whyNoPerformance(onStage({ attendees: 30 }, [aRound('3d5', 'intent')]))).toBeUndefined();
  });
});
