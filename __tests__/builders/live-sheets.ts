import { readFileSync } from 'node:fs';

/** What the host answers for a sheet: its text, a status of failure, or no answer at all. */
export type Answer = string | number | 'never' | 'unreachable';

type Sheets = { diades: Answer; puntuacions: Answer; instantania: Answer };

/** Puts answers in the place of the network, the published sheets unless told otherwise. Gives the addresses asked for. */
export function serveSheets(answers: Partial<Sheets> = {}): { asked: string[] } {
  const sheets: Sheets = {
    diades: readFileSync('public/data/diades.csv', 'utf8'),
    puntuacions: readFileSync('public/data/puntuacions.csv', 'utf8'),
    instantania: readFileSync('public/data/diades.csv', 'utf8'),
    ...answers,
  };
  const asked: string[] = [];
  globalThis.fetch = async (input, init) => {
    asked.push(String(input));
    const name = (['diades', 'puntuacions', 'instantania'] as const).find((sheet) =>
      String(input).includes(sheet),
    );
    return respond(name ? sheets[name] : 404, init?.signal);
  };
  return { asked };
}

async function respond(answer: Answer, signal?: AbortSignal | null): Promise<Response> {
  if (answer === 'unreachable') throw new TypeError('Failed to fetch');
  if (answer === 'never')
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
  const [status, text] = typeof answer === 'number' ? [answer, 'error'] : [200, answer];
  // jsdom has no Response of its own; these are the three members that are read.
  return { ok: status < 400, status, text: async () => text } as Response;
}
