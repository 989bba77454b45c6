// Downloads the published CSV files into public/data, from the addresses that the site reads: `npm run data:pull`.
import { decodeText } from '@/lib/results/reading/csv';
import '@/scripts/run/env.mjs';
import { checkDiades, checkScores, redirectProblem } from './checks';
import { pullData } from './pull';

const TIMEOUT_MS = 30_000;

async function download(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`estat ${response.status}`);
  const problem = redirectProblem(url, response.url);
  if (problem) console.log(`${url}: ${problem}`);
  return decodeText(new Uint8Array(await response.arrayBuffer()));
}

const done = await pullData(
  [
    { path: 'public/data/diades.csv', url: process.env.NEXT_PUBLIC_DIADES_CSV_URL, check: checkDiades },
    {
      path: 'public/data/puntuacions.csv',
      url: process.env.NEXT_PUBLIC_PUNTUACIONS_CSV_URL,
      check: checkScores,
    },
  ],
  download,
  console.log,
);
process.exitCode = done ? 0 : 1;
