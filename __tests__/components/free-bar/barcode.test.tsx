/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { Barcode } from '@/components/free-bar/free-bar';
import { barsOf, QUIET_ZONE } from '@/lib/free-bar/bars';
import { codeFromBytes } from '@/lib/free-bar/code';
import { BarcodeFormat, readBarcode } from './read-barcode';

const svgOf = (code: string) =>
  /<svg.*<\/svg>/.exec(renderToStaticMarkup(<Barcode code={code} />))?.[0] ?? '';

const codes = [0, 1, 127, 255].map((byte) => codeFromBytes(new Uint8Array(16).fill(byte)).code);

describe('Barcode', () => {
  test.each(codes)('draws %s so that an independent reader reads it back as Code 128', (code) => {
    expect(readBarcode(svgOf(code))).toEqual({ text: code, format: BarcodeFormat.CODE_128 });
  });

  test('has a quiet zone of ten modules on each side', () => {
    const { bars, width } = barsOf(codes[1] ?? '');
    const last = bars.at(-1);
    expect(bars[0]?.x).toBe(QUIET_ZONE);
    expect(width - (last ? last.x + last.width : 0)).toBe(QUIET_ZONE);
  });

  test('brings its own white ground, so that it can be read on a dark page', () => {
    expect(svgOf(codes[1] ?? '')).toMatch(/<rect width="\d+" height="\d+" fill="#fff"/);
  });

  test('refuses to draw what is no code', () => {
    expect(() => barsOf('12a4')).toThrow();
  });
});
