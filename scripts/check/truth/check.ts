// Compares the content with the published results: `npm run truth`.
import { snapshot } from '@/app/snapshot';
import { readTruthReport } from './read-report';

const { problems, statements, entries, performances } = readTruthReport();
for (const problem of problems) console.error(problem);
console.log(
  `One truth: ${statements} statements of ${entries} entries and ${performances} performances compared with ${snapshot.diades.length} diades, ${problems.length} contradictions.`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
