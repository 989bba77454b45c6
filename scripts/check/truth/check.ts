// Compares what the content tells with the published results: `npm run truth`. Prints how much of it is tied to them.
import { snapshot } from '@/app/snapshot';
import { readTruthReport } from './read-report';

const { problems, statements, entries, performances } = readTruthReport();
for (const problem of problems) console.error(problem);
console.log(
  `One truth: ${statements} statements of ${entries} entries and ${performances} performances compared with ${snapshot.diades.length} diades, ${problems.length} contradictions.`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
