import type { BrowserContext } from '@playwright/test';

/** Violations of the content security policy since the test began, in all contexts of this worker. */
const violations: string[] = [];
const watched = new WeakSet<BrowserContext>();

/** Returns and clears the violations, for a test that expects some. */
export const takeCspViolations = (): string[] => violations.splice(0);

/** Records violations on every page of a context: by its event and, for pages without scripts, by the console. */
export async function watchCspViolations(context: BrowserContext): Promise<BrowserContext> {
  if (watched.has(context)) return context;
  watched.add(context);
  context.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  await context.exposeBinding('reportRefusal', (_source, refusal: string) => violations.push(refusal));
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
