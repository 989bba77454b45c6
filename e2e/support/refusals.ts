import type { BrowserContext } from '@playwright/test';

/** What a policy refused since the test began, on any page of this worker's contexts. */
const refused: string[] = [];
const watched = new WeakSet<BrowserContext>();

/** Takes what was refused so far, for a test that means it to be. */
export const takeRefusals = (): string[] => refused.splice(0);

/**
 * Writes down what a policy refuses on every page of a context: by the page's own event, and by the browser's message,
 * since without scripts a page hears of nothing.
 */
export async function watchRefusals(context: BrowserContext): Promise<BrowserContext> {
  if (watched.has(context)) return context;
  watched.add(context);
  context.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await context.exposeBinding('reportRefusal', (_source, refusal: string) => refused.push(refusal));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, documentURI, sample, sourceFile, lineNumber } = event;
      Reflect.get(
        window,
        'reportRefusal',
      )?.(
        `${effectiveDirective} refuses ${blockedURI} on ${documentURI} (${sourceFile}:${lineNumber} ${sample})`,
      );
    });
  });
  return context;
}
