import { parseSaved } from '@/lib/saved-data/saved-text';
import { factsAt, factWords } from '@/lib/story/facts';
import type { Setting } from '@/lib/story/passage';
import { pathTo } from '@/lib/story/progress';

/** Sets the facts of this night. If the reader left the last page before hydration, the neutral text (`Told`) shows first. */
const script = document.currentScript;
const story = script?.parentElement;
if (script && story)
  try {
    const { key = '', before = '', settings = '{}' } = script.dataset;
    const { passage: id = '' } = story.dataset;
    const known: Readonly<Record<string, Setting>> = JSON.parse(settings);
    const links = new Map(before.split(' ').map((from) => [from, [id]]));
    const stored = parseSaved(localStorage.getItem(key))?.cami;
    if (Array.isArray(stored)) {
      const path = pathTo(stored, { links }, id);
      story.dataset.facts = factWords(factsAt(path, { settings: new Map(Object.entries(known)) }));
    }
  } catch {
    // The browser has no storage.
  }
