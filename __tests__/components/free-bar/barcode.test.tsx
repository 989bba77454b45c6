/** @jest-environment node */

import { renderToStaticMarkup } from 'react-dom/server';
import { Barcode } from '@/components/free-bar/free-bar';
import { QUIET_ZONE } from '@/lib/free-bar/code';

/** Modules of a drawn barcode with its quiet zone: 1 is black. */
function modulesOf(code: string): string {
  const svg = renderToStaticMarkup(<Barcode code={code} />);
  const modules = Array<number>(Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1])).fill(0);
  for (const [, x, width] of svg.matchAll(/M(\d+) 4h(\d+)v/g))
    modules.fill(1, Number(x), Number(x) + Number(width));
  return modules.join('');
}

test('draws the symbols that ISO/IEC 15417 prints for start C, 12, 34, the check 82 and stop, in a quiet zone', () => {
  const symbols = ['11010011100', '10110011100', '10001011000', '10010011110', '1100011101011'];
  const quiet = '0'.repeat(QUIET_ZONE);
  expect(modulesOf('1234')).toBe([quiet, ...symbols, quiet].join(''));
});
