import { story } from '@/content/story';
import { passagePath } from '@/lib/story/address';
import { NO_FACTS } from '@/lib/story/facts';
import { textIn } from '@/lib/story/forms';
import { countWords, type Passage, type PassageId } from '@/lib/story/passage';

/** Route of a passage. */
export const routeOf = (id: PassageId): string => `${passagePath(id).slice(1)}/`;

/** Words of a passage without facts. */
export const wordsOf = (passage: Passage): number => countWords(textIn(passage, NO_FACTS));

/** Every passage as a route of the built site, home first. */
export const storyRoutes: readonly string[] = story.map(({ id }) => routeOf(id));
