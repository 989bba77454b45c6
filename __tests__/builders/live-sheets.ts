import type { SheetCopy } from '@/lib/diades/copy';
import { fingerprint } from '@/lib/text/fingerprint';
import { aSheet } from './diades';

/** What the host answers for a sheet: its text, a status of failure, or no answer at all. */
export type Answer = string | Uint8Array | number | 'never' | 'unreachable';

type Sheets = { diades: Answer; puntuacions: Answer; instantania: Answer };

/** Two diades, and the points of their towers. */
const diades = aSheet({ motiu: 'Aniversari' }, { motiu: 'Sant Jordi', mes: '4', dia: '23', tipus: '4' });
const puntuacions = 'castell,Descarregat,Carregat\n3d7,785,615\n4d7,690,540\n';

/** The fingerprints of the sheets that are served unless told otherwise. */
export const servedPrints = (): SheetCopy['prints'] => ({
  diades: fingerprint(diades),
  puntuacions: fingerprint(puntuacions),
});

/** Puts answers in the place of the network, small sheets unless told otherwise. Gives the addresses asked for. */
export function serveSheets(answers: Partial<Sheets> = {}): { asked: string[] } {
  const sheets: Sheets = {
    diades,
    puntuacions,
    instantania: diades,
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
  return answerOf(text, status);
}

/** What a host answers. jsdom has no Response of its own; these are the three members that are read. */
export function answerOf(text: string | Uint8Array, status = 200): Response {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  return { ok: status < 400, status, arrayBuffer: async () => bytes.slice().buffer } as Response;
}
