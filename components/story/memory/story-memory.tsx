'use client';

import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { onWake } from '@/lib/browser/on-wake';
import { basePath } from '@/lib/site/address';
import { passageBefore } from '@/lib/story/address';
import { factsAt, factWords, NO_FACTS } from '@/lib/story/facts';
import type { StoryGraph } from '@/lib/story/graph';
import { EMPTY_MEMORY, enterPassage, followOption, type StoryMemory } from '@/lib/story/memory';
import type { Facts, PassageId } from '@/lib/story/passage';
import { readMemory, rememberNoteClosed, wasNoteClosed, writeMemory } from './stored';
import styles from './story-memory.module.css';

type Held = {
  /** `loading` on the server and in the first render. */
  status: 'loading' | 'ready';
  memory: StoryMemory;
  /** Facts on arrival. Deleting progress does not change them on the current page. */
  facts: Facts;
  /** The passage was read before this visit. */
  readBefore: boolean;
  /** False when the browser cannot store progress. */
  keeps: boolean;
  noteOpen: boolean;
};

type Reading = Held & {
  graph: StoryGraph;
  passage: PassageId;
  update: (change: (memory: StoryMemory) => StoryMemory) => void;
  closeNote: (forever: boolean) => void;
};

const nothingYet: Held = {
  status: 'loading',
  memory: EMPTY_MEMORY,
  facts: NO_FACTS,
  readBefore: false,
  keeps: true,
  noteOpen: false,
};

const Reading = createContext<Reading | undefined>(undefined);

/** Returns the reader's progress and how to change it. Throws outside a `StoryMemoryProvider`. */
export function useReading(): Reading {
  const reading = use(Reading);
  if (!reading) throw new Error('The story remembers only inside its StoryMemoryProvider.');
  return reading;
}

/** Updates start from storage, since other pages may have written before this one was restored from the bfcache. */
function useHeldMemory(graph: StoryGraph, passage: PassageId) {
  const [held, setHeld] = useState(nothingYet);
  const latest = useRef(EMPTY_MEMORY);

  const update = useCallback(
    (change: (memory: StoryMemory) => StoryMemory) => {
      const memory = change(readMemory(graph, latest.current));
      latest.current = memory;
      const keeps = writeMemory(memory);
      const here = memory.path.at(-1) === passage ? { facts: factsAt(memory.path, graph) } : {};
      setHeld((before) => ({ ...before, memory, keeps, ...here }));
    },
    [graph, passage],
  );

  const opened = useRef(false);
  useLayoutEffect(() => {
    if (opened.current) return;
    opened.current = true;
    const stored = readMemory(graph, EMPTY_MEMORY);
    const from = passageBefore(document.referrer, `${location.origin}${basePath}`, graph);
    update((memory) => followOption(memory, graph, from, passage));
    setHeld((before) => ({
      ...before,
      status: 'ready',
      readBefore: stored.visited.includes(passage),
      noteOpen: !stored.noteHidden && !wasNoteClosed() && !from,
    }));
  }, [graph, passage, update]);

  useEffect(
    () => onWake(() => update((memory) => enterPassage(memory, graph, passage))),
    [graph, passage, update],
  );

  return { held, setHeld, update };
}

/** Provides the reader's progress, text settings and facts for a passage. */
export function StoryMemoryProvider({
  graph,
  passage,
  children,
}: {
  graph: StoryGraph;
  passage: PassageId;
  children: ReactNode;
}) {
  const { held, setHeld, update } = useHeldMemory(graph, passage);
  const reading = useMemo(
    () => ({
      ...held,
      graph,
      passage,
      update,
      closeNote: (forever: boolean) => {
        setHeld((before) => ({ ...before, noteOpen: false }));
        rememberNoteClosed();
        if (forever) update((memory) => ({ ...memory, noteHidden: true }));
      },
    }),
    [held, graph, passage, update, setHeld],
  );
  return (
    <div
      className={styles.story}
      data-passage={passage}
      data-size={held.memory.size}
      data-face={held.memory.face}
      data-facts={held.status === 'ready' ? factWords(held.facts) : undefined}
      suppressHydrationWarning
    >
      <Reading value={reading}>{children}</Reading>
    </div>
  );
}
