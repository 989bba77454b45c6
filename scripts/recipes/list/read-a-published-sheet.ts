import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Recipe } from '../recipe';

const RESULTS = 'public/data/diades.csv';
const POINTS = 'public/data/puntuacions.csv';

export const readAPublishedSheet: Recipe = {
  title: 'Read the results from a published sheet',
  tests: ['__tests__/scripts/data-pull'],
  follow: async ({ read, run }) => {
    const results = read(RESULTS).trimEnd();
    const [day, month, year, ...rest] = results.slice(results.lastIndexOf('\n') + 1).split(',');
    const newer = [day, month, Number(year) + 1, ...rest].join(',');
    // A sheet of somebody else's, with one line more than the site knows.
    const sheets = new Map([
      ['/diades', `${results}\n${newer}\n`],
      ['/puntuacions', read(POINTS)],
    ]);
    const server = createServer(({ url }, response) => response.end(sheets.get(url ?? '')));
    const address = await new Promise<AddressInfo>((done, fail) => {
      server.listen(0, '127.0.0.1', () => {
        const at = server.address();
        if (typeof at === 'object' && at) done(at);
        else fail(new Error('No address for the sheet.'));
      });
    });
    try {
      await run('data:pull', {
        NEXT_PUBLIC_DIADES_CSV_URL: `http://127.0.0.1:${address.port}/diades`,
        NEXT_PUBLIC_PUNTUACIONS_CSV_URL: `http://127.0.0.1:${address.port}/puntuacions`,
      });
    } finally {
      server.close();
    }
    if (!read(RESULTS).includes(newer)) throw new Error(`${RESULTS} lacks the new line of the sheet.`);
  },
};
