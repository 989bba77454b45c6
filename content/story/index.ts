import type { Passage } from '@/lib/story/passage';
import { alba } from './alba';
import { bars } from './bars';
import { bus } from './bus';
import { campus } from './campus';
import { diada } from './diada';
import { festa } from './festa';
import { local } from './local';
import { sopar } from './sopar';

/** The whole story, in the order of the night. */
export const story: readonly Passage[] = [
  // What the reader finds before the first passage.
  {
    id: 'home',
    title: `És nit fresca per ser maig...`,
    text: [
      `Avui hi ha diada i després ve la nit. Al final de cada text, tria una de les dues opcions: la que et faci més gràcia, la que et faci menys por o la que triaries de debò i no explicaries mai a ningú.`,
      `No hi ha cap objectiu marcat ni cap nota final. Segueix el teu propi argument i, quan s'acabi, torna-hi: aquesta nit té més portes que la facultat de Geologia, i en cada una hi ha algú a qui deus diners.`,
    ],
    options: [{ text: [`Vull començar ja!`], link: '1' }],
  },
  ...diada,
  ...sopar,
  ...bars,
  ...festa,
  ...local,
  ...campus,
  ...bus,
  ...alba,
];
