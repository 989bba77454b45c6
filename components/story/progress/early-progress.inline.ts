import { parseSaved } from '@/lib/saved-data/saved-text';
import { TEXT_FACES, TEXT_SIZES } from '@/lib/story/progress';

/** Sets the text size, the font, and whether the text shows at once. Prevents a layout shift. */
const script = document.currentScript;
const story = script?.parentElement;
if (script && story)
  try {
    const { lletra, tipus, ritme, visitats } =
      parseSaved(localStorage.getItem(script.dataset.key ?? '')) ?? {};
    const size = TEXT_SIZES.find((one) => one === lletra);
    const face = TEXT_FACES.find((one) => one === tipus);
    if (size) story.dataset.size = size;
    if (face) story.dataset.face = face;
    const wasRead = Array.isArray(visitats) && visitats.includes(story.dataset.passage);
    if (ritme === 'tot' || wasRead) story.dataset.read = '';
  } catch {
    // The browser has no storage.
  }
