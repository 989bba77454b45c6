// @ts-check
// Runs one step of a list: `node scripts/run/step.mjs test lint`.
import { lists } from './steps.mjs';

const [list, name] = process.argv.slice(2);
const step = Object.entries(lists)
  .find(([key]) => key === list)?.[1]
  .find((one) => one.name === name);
if (!step) throw new Error(`${list} has no step "${name}".`);
process.exitCode = await step.start();
