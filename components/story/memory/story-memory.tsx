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
  /** `loading` until the browser's storage has been read: the server and the first render know nothing. */
  status: 'loading' | 'ready';
  memory: StoryMemory;
  /** What had happened when the reader came here; what is forgotten afterwards changes nothing under their eyes. */
  facts: Facts;
  /** The passage had been opened before this visit. */
  readBefore: boolean;
  /** False when the browser keeps nothing: the night is forgotten on every page. */
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

/** The reader's memory and how to change it. Throws outside a `StoryMemoryProvider`. */
export function useReading(): Reading {
  const reading = use(Reading);
  if (!reading) throw new Error('The story remembers only inside its StoryMemoryProvider.');
  return reading;
}

/**
 * Every change starts from what is stored, not from what the page knows: Back may bring an old page to life again
 * after others have written.
 */
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

/** Holds the reader's memory for one passage, and gives its letter and what has happened to everything inside. */
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
