import JsBarcode from 'jsbarcode';

/** Blank modules a Code 128 needs on each side (ISO/IEC 15417): ten of the narrowest bar. */
export const QUIET_ZONE = 10;

/** One bar: where it starts and how wide it is, in modules from the left edge of the quiet zone. */
export type Bar = { readonly x: number; readonly width: number };

/** A barcode as its bars and its whole width with both quiet zones, in modules. */
export type Bars = { readonly bars: readonly Bar[]; readonly width: number };

/** The text as Code 128. `code` holds decimal digits, an even number of them; anything else throws. */
export function barsOf(code: string): Bars {
  const target: { encodings?: readonly { data: string }[] } = {};
  JsBarcode(target, code, { format: 'CODE128C' });
  const modules = target.encodings?.map(({ data }) => data).join('') ?? '';
  const bars = [...modules.matchAll(/1+/g)].map(({ 0: run, index }) => ({
    x: QUIET_ZONE + index,
    width: run.length,
  }));
  return { bars, width: modules.length + 2 * QUIET_ZONE };
}
