import { render, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/** Brings a page to life only after a visitor has done something to its HTML. */
export function hydrateAfter(ui: ReactElement, visit: (page: ReturnType<typeof within>) => void): void {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(ui);
  visit(within(container));
  render(ui, { container, hydrate: true });
}

/** Writes in a control as a visitor does before there is a script to hear of it. */
export function writeIn(control: HTMLElement, value: string): void {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement))
    throw new Error('Only an input or a select can be written in.');
  control.value = value;
}
