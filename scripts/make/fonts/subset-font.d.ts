// The package has no types. These cover what make.mjs uses.
declare module 'subset-font' {
  type Axis = number | { min?: number; max?: number; default?: number };

  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff' | 'woff2';
      variationAxes?: Record<string, Axis>;
      keepFeatures?: string[];
      noHinting?: boolean;
      preserveNameIds?: number[];
    },
  ): Promise<Uint8Array>;
}
