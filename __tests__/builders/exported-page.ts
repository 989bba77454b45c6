type Parts = {
  readonly head?: string;
  readonly body?: string;
  /** Rows of the payload, each with its own end, one at least of a client module; pushed in pieces of `piece` characters. */
  readonly payload?: string;
  readonly piece?: number;
};

/** The scripts by which Next hands a page its payload. */
export function payloadScripts(payload: string, piece = payload.length): string[] {
  const pieces = payload.match(new RegExp(`[^]{1,${Math.max(piece, 1)}}`, 'g')) ?? [''];
  return [
    '(self.__next_f=self.__next_f||[]).push([0])',
    ...pieces.map((text) => `self.__next_f.push(${JSON.stringify([1, text]).replaceAll('<', '\\u003c')})`),
  ];
}

/** A component of Next, as in every page. */
const ownPayload = '1:I[1,["/_next/static/chunks/x.js"],"default"]\n0:"page"\n';

/** A page as Next exports it, with its scripts, preloads, payload and marks around what is ours. */
export function anExportedPage({ head = '', body = '', payload = ownPayload, piece }: Parts = {}): string {
  const scripts = payloadScripts(payload, piece).map((text) => `<script>${text}</script>`);
  return [
    '<!DOCTYPE html><!--build-id--><html lang="ca"><head><meta charset="utf-8"/>',
    '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/w.js"/>',
    '<link rel="modulepreload" href="/_next/static/chunks/m.mjs"/>',
    '<script src="/_next/static/chunks/x.js" async=""></script>',
    '<meta name="next-size-adjust" content=""/>',
    `<title>Prova</title>${head}`,
    '<script src="/_next/static/chunks/old.js" noModule=""></script></head>',
    `<body><div hidden=""><!--$--><!--/$--></div>${body}<!--$--><!--/$-->`,
    `<script src="/_next/static/chunks/x.js" id="_R_" async=""></script>${scripts.join('')}`,
    '</body></html>',
  ].join('');
}
