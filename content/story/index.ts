import type { Passage } from '@/lib/story/passage';
import { alba } from './alba';
import { bars } from './bars';
import { bus } from './bus';
import { campus } from './campus';
import { diada } from './diada';
import { festa } from './festa';
import { inici } from './inici';
import { local } from './local';
import { sopar } from './sopar';

/** The whole story, in the order of the night. */
export const story: readonly Passage[] = [
  ...inici,
  ...diada,
  ...sopar,
  ...bars,
  ...festa,
  ...local,
  ...campus,
  ...bus,
  ...alba,
];
