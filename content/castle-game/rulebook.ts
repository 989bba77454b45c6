import { invitationOf, isInvited } from '@/lib/castle-game/history/invitations';
import { placeOn } from '@/lib/castle-game/history/rivals';
import { bindRules } from '@/lib/castle-game/rules';
import { missionsFor } from '@/lib/castle-game/screens/missions';
import type { Rulebook, Team } from '@/lib/castle-game/types';
import { catalogue } from './catalogue';
import { diades, rivals } from './diades';
import { missions } from './missions';

/** What a club asks of the team on this week's Thursday, while a mission pays for it. */
export const invitationNow = (team: Team) =>
  missionsFor(team, ['convidats']).length > 0 ? invitationOf(diades, rivals, team) : undefined;

/** Everything the game is played with: its towers, the club's missions, and the clubs of the named diades. */
export const rulebook: Rulebook = {
  catalogue,
  missions,
  dayResult: (state) => ({
    place: placeOn(diades, rivals, state),
    invited: isInvited(invitationNow(state.team), state),
  }),
};

export const rules = bindRules(rulebook);
