type Parts = {
  readonly head?: string;
  readonly body?: string;
  /** Text of the payload. */
  readonly payload?: string;
};

/** A page as Next exports it, with its scripts, preloads, payload and marks around what is ours. */
export function anExportedPage({ head = '', body = '', payload = '0:"page"\n' }: Parts = {}): string {
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
    '<script src="/_next/static/chunks/x.js" id="_R_" async=""></script>',
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    `<script>self.__next_f.push(${JSON.stringify([1, payload]).replaceAll('<', '\\u003c')})</script>`,
    '</body></html>',
  ].join('');
}
