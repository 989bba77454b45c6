import { diades } from '@/content/castle-game/diades';
import { nextDiada } from '@/lib/castle-game/history/course';
import { START_DATE } from '@/lib/castle-game/limits';
import type { GameState } from '@/lib/castle-game/types';
import { after, rules } from './support';

/** A team with something in every screen, on a rehearsal day. */
export function experienced(): GameState {
  const start = rules.newTeam({ name: 'Els Embolicats', color: '#8e2f9e', seed: 11 });
  const [first] = rules.missions;
  const many = { ...start, team: { ...start.team, members: 120, attendees: 120 } };
  const tried = after(
    many,
    { type: 'acceptMission', title: first?.title ?? '' },
    ...['Pd3', '3d5', '3d5', '4d6'].flatMap(
      (code) => [{ type: 'attempt', code }, { type: 'nextRound' }] as const,
    ),
  );
  const history = [
    {
      rounds: [{ number: 1, code: '3d5', outcome: 'carregat', points: 15 }],
      points: 15,
      endedAt: Date.UTC(2026, 9, 1, 18),
      day: '2023-09-21',
      members: { before: 121, after: 120 },
    },
  ] as const;
  return { ...tried, team: { ...tried.team, history } };
}

/** The first named diada of a new game. */
export const namedDiada = nextDiada(diades, START_DATE);

/** What the first screen of such a team leads to. */
export const SCREENS = ['ASSAIG', 'CASTELLS', 'HISTÒRIC', 'MISSIONS', 'AJUDA', 'ESTADÍSTIQUES'] as const;
