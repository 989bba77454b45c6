import JsBarcode from 'jsbarcode';

/** Modules, as ISO/IEC 15417 requires. */
export const QUIET_ZONE = 10;

/** In modules, quiet zone included. */
export type Bar = { readonly x: number; readonly width: number };

/** In modules, quiet zones included. */
export type Bars = { readonly bars: readonly Bar[]; readonly width: number };

/** Throws unless `code` has an even number of digits. */
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
