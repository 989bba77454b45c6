import { aLastAttempt, aPerformance, aRound, aTeam, onStage } from '@/__tests__/builders/teams';
import { isOpen, MENU, whyNoPerformance, whyNoRehearsal } from '@/lib/castle-game/screens/menu';
import type { GameState } from '@/lib/castle-game/types';

const open = (state: GameState) => MENU.filter((entry) => isOpen(entry, state));

describe('what the menu leads to', () => {
  it('is rehearsal, towers, missions and help on the first day', () => {
    expect(open(aTeam())).toEqual(['ASSAIG', 'CASTELLS', 'MISSIONS', 'AJUDA']);
  });

  it('has no rehearsal once its attempts are over', () => {
    expect(open(aTeam({ today: { type: 'rehearsal', attemptsLeft: 0 } }))).not.toContain('ASSAIG');
  });

  it('has the performance from 31 attendees on, on its day, until it is done', () => {
    expect(open(onStage())).toContain('ACTUACIO');
    expect(open(onStage())).not.toContain('ASSAIG');
    expect(open(onStage({ attendees: 31 }))).toContain('ACTUACIO');
    expect(open(onStage({ attendees: 30 }))).not.toContain('ACTUACIO');
    expect(open(onStage({ today: { type: 'performance', done: true } }))).not.toContain('ACTUACIO');
    expect(open(aTeam({ attendees: 100 }))).not.toContain('ACTUACIO');
  });

  it('goes on with a performance that has begun, however few are left', () => {
    expect(open(onStage({ attendees: 20 }, [aRound('3d5')]))).toContain('ACTUACIO');
  });

  it('has the history once there is one, and the statistics once something is tried', () => {
    expect(open(aTeam({ history: [aPerformance()] }))).toContain('HISTORIC');
    expect(open(aTeam({ tried: ['Pd3'] }))).toContain('STATS');
  });
});

describe('a screen with nothing to do', () => {
  it('closes the rehearsal on a performance day, and when no attempt nor result is left', () => {
    expect(whyNoRehearsal(aTeam())).toBeUndefined();
    expect(whyNoRehearsal(onStage())).toBe("Avui no hi ha assaig: és dia d'actuació.");
    const spent = { today: { type: 'rehearsal', attemptsLeft: 0 } } as const;
    expect(whyNoRehearsal(aTeam(spent))).toBe('Avui ja no queden proves.');
    const lastAttempt = aLastAttempt('Pd3', { context: 'rehearsal' });
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
