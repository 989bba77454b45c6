import { type RenderResult, render, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Enhancement } from '@/lib/browser/enhancements';

/** Brings a page to life only after a visitor has done something to its HTML. */
export function hydrateAfter(ui: ReactNode, visit: (page: ReturnType<typeof within>) => void): void {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(ui);
  visit(within(container));
  render(ui, { container, hydrate: true });
}

/** Types into a control before its script has loaded. */
export function writeIn(control: HTMLElement, value: string): void {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement))
    throw new Error('Only an input or a select can be written in.');
  control.value = value;
}

const started = new WeakSet<Enhancement>();

/**
 * Draws elements where an enhancement is at work. It listens for as long as its page lives, which is a test's file: it is
 * started once, and finds what is drawn later.
 */
export async function renderWith(enhancement: Enhancement, element: ReactNode): Promise<RenderResult> {
  if (!started.has(enhancement)) enhancement.start();
  started.add(enhancement);
  const view = render(element);
  // Observers run in a microtask.
  await Promise.resolve();
  return view;
}
