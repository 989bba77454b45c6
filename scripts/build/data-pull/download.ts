// `npm run data:pull`: downloads the published CSV files into public/data, from the addresses that the site reads, and what the public
// calendar adds to the agenda.
import { course } from '@/content/calendar/course';
import { decodeText } from '@/lib/results/reading/csv';
import '@/scripts/run/env.mjs';
import { pullAgenda } from './agenda';
import { checkDiades, checkScores, redirectProblem } from './checks';
import { pullData } from './pull';

const TIMEOUT_MS = 30_000;

async function answer(url: string): Promise<Response> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`estat ${response.status}`);
  return response;
}

const textOf = async (response: Response) => decodeText(new Uint8Array(await response.arrayBuffer()));

async function download(url: string): Promise<string> {
  const response = await answer(url);
  const problem = redirectProblem(url, response.url);
  if (problem) console.log(`${url}: ${problem}`);
  return textOf(response);
}

const sheets = await pullData(
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
const agenda = await pullAgenda(
  { path: 'content/calendar/agenda.json', url: process.env.AGENDA_ICS_URL?.replace(/^webcal:/, 'https:') },
  course,
  async (url) => textOf(await answer(url)),
  console.log,
);
process.exitCode = sheets && agenda ? 0 : 1;
