import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/** Puts the HTML of an element in the document, as a static page has it. Its scripts do not run. */
export function renderHtml(element: ReactElement): RenderResult {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup is ours
  return render(<div dangerouslySetInnerHTML={{ __html: renderToString(element) }} />);
}

/** Runs the inline scripts of a page in order, as a browser does while it parses it. jsdom does not run those set later. */
export function runInlineScripts(page: ParentNode): void {
  for (const script of page.querySelectorAll<HTMLScriptElement>('script[data-own]')) {
    Object.defineProperty(document, 'currentScript', { configurable: true, value: script });
    const { module } = script.dataset;
    if (module) jest.isolateModules(() => require(`@/${module}`));
    // biome-ignore lint/security/noGlobalEval: the scripts are ours
    else eval(script.textContent ?? '');
  }
}

/** Sets the clock. Timers go on. */
export function setClock(moment: string): void {
  jest.useFakeTimers({ now: new Date(moment), doNotFake: ['setTimeout', 'setInterval'] });
}
