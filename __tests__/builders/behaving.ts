import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Enhancement } from '@/lib/browser/enhancements';

const started = new WeakSet<Enhancement>();

/**
 * Draws elements where an enhancement is at work. It listens for as long as its page lives, which is a test's file: it is
 * started once, and finds what is drawn later.
 */
export async function renderWith(enhancement: Enhancement, element: ReactElement): Promise<RenderResult> {
  if (!started.has(enhancement)) enhancement.start();
  started.add(enhancement);
  const view = render(element);
  // What is drawn is told to observers in a microtask.
  await Promise.resolve();
  return view;
}
