// Types of packages without any, as far as the scripts use them.
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export default function compression(): (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;
}

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
