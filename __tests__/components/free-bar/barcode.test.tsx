/** @jest-environment node */

import { Resvg } from '@resvg/resvg-js';
import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library';
import { renderToStaticMarkup } from 'react-dom/server';
import { Barcode } from '@/components/free-bar/free-bar';
import { barsOf, codeFromBytes, QUIET_ZONE } from '@/lib/free-bar/code';

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
});

/** What an independent reader finds in a drawn barcode. `svg` is a whole file. Throws when it can read nothing. */
function readBarcode(svg: string): { text: string; format: BarcodeFormat } {
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: 900 } }).render();
  const { pixels, width, height } = image;
  const greys = Uint8ClampedArray.from({ length: width * height }, (_, index) => pixels[index * 4] ?? 0);
  const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(greys, width, height)));
  const reader = new MultiFormatReader();
  reader.setHints(new Map([[DecodeHintType.TRY_HARDER, true]]));
  const result = reader.decode(bitmap);
  return { text: result.getText(), format: result.getBarcodeFormat() };
}
