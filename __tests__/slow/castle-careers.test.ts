import { rules } from '@/content/castle-game/rulebook';
import { encodeGame } from '@/lib/castle-game/saves/game';
import type { Team } from '@/lib/castle-game/types';
import { dutiful } from '@/scripts/bench/castle-game-coaches';
import { playSeason, teamOf } from '@/scripts/bench/castle-game-season';

/** Steps of a career between two readings, so that they fall at any moment of a day. */
const STEPS = 97;

test('a career in the castle game can be read at any moment, to the last mission', () => {
  // A new team has none accepted yet.
  const isOver = ({ acceptedMissions, completedMissions }: Team) =>
    completedMissions.length > 0 && acceptedMissions.length === 0;
  let [step, seasons] = [0, 1];
  const end = playSeason(rules, dutiful, teamOf(rules, 1), 300, (state) => {
    const { team } = state;
    step += 1;
    if (step % STEPS === 0 && !rules.isReadable(state))
      throw new Error(`The game of ${team.date} is refused.`);
    if (team.seasons.length > seasons) {
      const text = encodeGame(state);
      const decoded = rules.decodeGame(text);
      expect(decoded).toMatchObject({ ok: true, losses: [] });
      expect(decoded.ok && encodeGame(decoded.state)).toBe(text);
    }
    seasons = team.seasons.length;
    return isOver(team);
  });
  expect(isOver(end.team)).toBe(true);
});
