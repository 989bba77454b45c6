import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Behaviour } from '@/lib/browser/behaviours';

const started = new WeakSet<Behaviour>();

/**
 * Draws elements where a behaviour is at work. It listens for as long as its page lives, which is a test's file: it is
 * started once, and finds what is drawn later.
 */
export async function renderWith(behaviour: Behaviour, element: ReactElement): Promise<RenderResult> {
  if (!started.has(behaviour)) behaviour.start();
  started.add(behaviour);
  const view = render(element);
  // What is drawn is told to observers in a microtask.
  await Promise.resolve();
  return view;
}
