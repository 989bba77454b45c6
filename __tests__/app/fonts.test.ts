import { readFileSync } from 'node:fs';

test.each(['display.woff2', 'text.woff2'])(
  '%s, which is preloaded, fits in ten packets with headers',
  (file) => {
    expect(readFileSync(`app/fonts/${file}`).length).toBeLessThan(13.4 * 1024);
  },
);
