// Measures simulated attempts per second, and whether a long history slows the engine: `npm run bench:game`.
import { rules } from '@/content/castle-game/rulebook';
import { endlessRehearsal, perform } from './castle-game-season';

/** Minimum attempts per second of processor time. */
const LEAST = 50_000;
const BATCH = 20_000;
const TOWERS = ['3d5', '4d8', 'Pd8fmp', '3d8fa'] as const;

let state = endlessRehearsal(rules, 1);
const speeds: number[] = [];

for (let batch = 0; batch < 8; batch += 1) {
  const before = process.cpuUsage();
  for (let index = 0; index < BATCH; index += 1) {
    state = perform(rules, state, { type: 'attempt', code: TOWERS[index % TOWERS.length] ?? '3d5' });
  }
  const { user, system } = process.cpuUsage(before);
  const speed = Math.round((BATCH / (user + system)) * 1_000_000);
  // The first batch also warms up the compiler.
  if (batch > 0) speeds.push(speed);
  console.log(`after ${(batch + 1) * BATCH} attempts: ${speed} attempts per second`);
}

const median = speeds.toSorted((a, b) => a - b)[Math.floor(speeds.length / 2)] ?? 0;
console.log(`median ${median}, at least ${LEAST} wanted`);
process.exitCode = median >= LEAST ? 0 : 1;
