import type { BrowserContext } from '@playwright/test';

const violations = new WeakMap<BrowserContext, string[]>();

/** Returns and clears the violations of the content security policy on the pages of a context. */
export const takeCspViolations = (context: BrowserContext): string[] =>
  violations.get(context)?.splice(0) ?? [];

/** Records violations on every page of a context: by its event and, for pages without scripts, by the console. */
export async function watchCspViolations(context: BrowserContext): Promise<void> {
  const list: string[] = [];
  violations.set(context, list);
  context.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) list.push(message.text());
  });
  await context.exposeBinding('reportRefusal', (_source, refusal: string) => list.push(refusal));
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
}
