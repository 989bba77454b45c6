import { seasonHistories } from '@/lib/castle-game/engine/season-history';
import { encodeGame } from '@/lib/castle-game/saves/game';
import { historyRows } from '@/lib/castle-game/screens/history';
import { casual } from '@/scripts/bench/castle-game-coaches';
import { playSeason, teamOf } from '@/scripts/bench/castle-game-season';
import { originalText } from './original-saves';
import { rules } from './teams';

// Printed by a process of its own, in the time zone that its environment says: how far that is from UTC, a season played
// here, and one that was played in the game before this one.

const played = playSeason(rules, casual, teamOf(rules, 7, 60), 4);
const old = rules.decodeGame(originalText('fivePerformances'));
if (!old.ok) throw new Error(JSON.stringify(old.reason));
const { team } = old.state;

const said = {
  played: encodeGame(played),
  old: encodeGame(old.state),
  date: team.date,
  rows: historyRows(team),
  seasons: seasonHistories(team).map(({ season }) => season),
};
process.stdout.write(`${new Date(2026, 6, 1).getTimezoneOffset()} ${JSON.stringify(said)}`);
