import { originalText } from '@/__tests__/builders/original-saves';
import { aRound, onStage, rules } from '@/__tests__/builders/teams';
import { encodeGame } from '@/lib/castle-game/saves/game';
import { fromBase64, toBase64 } from '@/lib/text/base64';
import { pickIndex, seededRandom } from '@/lib/values/random';
import { prudent } from '@/scripts/bench/castle-game-coaches';
import { playSeason, teamOf } from '@/scripts/bench/castle-game-season';

const MUTATIONS = 1000;
const STRANGE = [
  'null',
  '-1',
  '1e308',
  '"<b>x</b>"',
  '[]',
  '{}',
  '0.5',
  'true',
  '""',
  '{"__proto__":1}',
  'NaN',
];

/** Only what the save says of the towers tried: shorter, so that a change falls on something that matters. */
function trimmed(text: string): string {
  const team = JSON.parse(fromBase64(text) ?? '');
  const tried: readonly string[] = team.tried;
  return JSON.stringify({
    ...team,
    stats: Object.fromEntries(tried.map((name) => [name, team.stats[name]])),
  });
}

const bases = [
  trimmed(originalText('bothMissions')),
  trimmed(originalText('fivePerformances')),
  trimmed(encodeGame(playSeason(rules, prudent, teamOf(rules, 5), 1))),
  trimmed(encodeGame(onStage({}, [aRound('3d5')]))),
];

function mutated(seed: number): string {
  const random = seededRandom(seed);
  const roll = (count: number) => pickIndex(count, random);
  const json = bases[roll(bases.length)] ?? '';
  const at = roll(json.length);
  const kind = roll(6);
  if (kind === 0) return toBase64(json.slice(0, at));
  if (kind === 1) return toBase64(json.slice(0, at) + String.fromCharCode(roll(0x3000)) + json.slice(at + 1));
  if (kind === 2) return toBase64(json.slice(0, at) + json.slice(at + roll(40)));
  if (kind === 3) {
    const values = [...json.matchAll(/(?<=:)(?:-?[\d.]+|"[^"]*"|null|true|false)/g)];
    const value = values[roll(values.length)];
    const strange = STRANGE[roll(STRANGE.length)] ?? '';
    return toBase64(
      value ? json.slice(0, value.index) + strange + json.slice(value.index + value[0].length) : json,
    );
  }
  if (kind === 4) return String.fromCharCode(...Array.from({ length: roll(300) }, () => roll(256)));
  const base64 = toBase64(json);
  return base64.slice(0, at) + String.fromCharCode(roll(128)) + base64.slice(at + 1);
}

/** Opens and plays; whether there was a game in it. */
function opens(text: string): boolean {
  const decoded = rules.decodeGame(text);
  if (!decoded.ok) return false;
  let { state } = decoded;
  for (let step = 0; step < 3; step += 1) {
    const [action] = rules.availableActions(state);
    if (!action) throw new Error('There is nothing to do.');
    const outcome = rules.act(state, action, step);
    if (!outcome.ok) throw new Error(outcome.reason.kind);
    state = outcome.state;
  }
  const again = rules.decodeGame(encodeGame(state));
  if (!again.ok) throw new Error(JSON.stringify(again.reason));
  return true;
}

describe('files that were tampered with', () => {
  test('are a message or a game that can be played, never an exception', () => {
    const failures: string[] = [];
    let opened = 0;
    for (let seed = 1; seed <= MUTATIONS; seed += 1) {
      try {
        if (opens(mutated(seed))) opened += 1;
      } catch (error) {
        failures.push(`seed ${seed}: ${String(error)}`);
      }
    }
    expect(failures).toEqual([]);
    expect(opened).toBeGreaterThan(50);
    expect(opened).toBeLessThan(MUTATIONS - 50);
  });
});
