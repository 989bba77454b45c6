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
import { onPageRestored } from '@/lib/browser/page';
import { basePath } from '@/lib/site/address';
import { passageBefore } from '@/lib/story/address';
import { factsAt, factWords, NO_FACTS } from '@/lib/story/facts';
import type { StoryGraph } from '@/lib/story/graph';
import { parseGraph } from '@/lib/story/graph';
import type { Facts, PassageId } from '@/lib/story/passage';
import { EMPTY_PROGRESS, enterPassage, followOption, type StoryProgress } from '@/lib/story/progress';
import { hasUnreadProgress, readProgress, rememberNoteClosed, wasNoteClosed, writeProgress } from './stored';
import styles from './story-progress.module.css';

type Change = (progress: StoryProgress) => StoryProgress;

type Held = {
  /** `loading` on the server and in the first render. */
  status: 'loading' | 'ready';
  progress: StoryProgress;
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
  update: (change: Change) => void;
  closeNote: (forever: boolean) => void;
};

const nothingYet: Held = {
  status: 'loading',
  progress: EMPTY_PROGRESS,
  facts: NO_FACTS,
  readBefore: false,
  keeps: true,
  noteOpen: false,
};

const Reading = createContext<Reading | undefined>(undefined);

/** Returns the reader's progress and how to change it. Throws outside a `StoryProgressProvider`. */
export function useReading(): Reading {
  const reading = use(Reading);
  if (!reading) throw new Error('useReading outside StoryProgressProvider');
  return reading;
}

/** Updates start from storage, since other pages may have written before this one was restored from the bfcache. */
function useHeldProgress(graph: StoryGraph, passage: PassageId) {
  const [held, setHeld] = useState(nothingYet);
  const latest = useRef(EMPTY_PROGRESS);

  const update = useCallback(
    (change: Change, byReader = true) => {
      const progress = change(readProgress(graph, latest.current));
      latest.current = progress;
      // A text that cannot be read is only replaced after an action of the reader.
      const keeps = (!byReader && hasUnreadProgress()) || writeProgress(progress);
      const here = progress.path.at(-1) === passage ? { facts: factsAt(progress.path, graph) } : {};
      setHeld((before) => ({ ...before, progress, keeps, ...here }));
    },
    [graph, passage],
  );

  const opened = useRef(false);
  useLayoutEffect(() => {
    if (opened.current) return;
    opened.current = true;
    const stored = readProgress(graph, EMPTY_PROGRESS);
    const from = passageBefore(document.referrer, `${location.origin}${basePath}`, graph);
    update((progress) => followOption(progress, graph, from, passage), from !== undefined);
    setHeld((before) => ({
      ...before,
      status: 'ready',
      readBefore: stored.visited.includes(passage),
      noteOpen: !stored.noteHidden && !wasNoteClosed() && !from,
    }));
  }, [graph, passage, update]);

  useEffect(
    () => onPageRestored(() => update((progress) => enterPassage(progress, graph, passage), false)),
    [graph, passage, update],
  );

  return { held, setHeld, update };
}

/** Provides the reader's progress, text settings and facts for a passage. */
export function StoryProgressProvider({
  graph: graphText,
  passage,
  children,
}: {
  /** As `formatGraph` writes it, because every page carries it. */
  graph: string;
  passage: PassageId;
  children: ReactNode;
}) {
  const graph = useMemo(() => parseGraph(graphText), [graphText]);
  const { held, setHeld, update } = useHeldProgress(graph, passage);
  const reading = useMemo(
    () => ({
      ...held,
      graph,
      passage,
      update,
      closeNote: (forever: boolean) => {
        setHeld((before) => ({ ...before, noteOpen: false }));
        rememberNoteClosed();
        if (forever) update((progress) => ({ ...progress, noteHidden: true }));
      },
    }),
    [held, graph, passage, update, setHeld],
  );
  return (
    <div
      className={styles.story}
      data-passage={passage}
      data-size={held.progress.size}
      data-face={held.progress.face}
      data-facts={held.status === 'ready' ? factWords(held.facts) : undefined}
      suppressHydrationWarning
    >
      <Reading value={reading}>{children}</Reading>
    </div>
  );
}
