import { Resvg } from '@resvg/resvg-js';
import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library';

/** What an independent reader finds in a drawn barcode. `svg` is a whole file. Throws when it can read nothing. */
export function readBarcode(svg: string): { text: string; format: BarcodeFormat } {
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: 900 } }).render();
  const { pixels, width, height } = image;
  const greys = Uint8ClampedArray.from({ length: width * height }, (_, index) => pixels[index * 4] ?? 0);
  const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(greys, width, height)));
  const reader = new MultiFormatReader();
  reader.setHints(new Map([[DecodeHintType.TRY_HARDER, true]]));
  const result = reader.decode(bitmap);
  return { text: result.getText(), format: result.getBarcodeFormat() };
}

export { BarcodeFormat };
