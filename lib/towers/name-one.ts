import { de } from '@/lib/text/elision';
import { joinList } from '@/lib/text/list';
import { cardinal, type Gender } from '@/lib/text/number-words';
import { ADJECTIVES, type Plurality, STRUCTURE_NOUNS, SUPPORT_WORDS } from './name-words';
import type { Tower } from './types';

/** Gender and plurality are for adjectives, which follow `separator`. */
export type Phrase = {
  readonly name: string;
  readonly gender: Gender;
  readonly plurality: Plurality;
  readonly separator?: string;
};

/** `count` equal towers. */
export function towerPhrase(tower: Tower, count = 1): Phrase {
  const { gender, ...forms } = STRUCTURE_NOUNS[tower.structure];
  const plurality = count === 1 ? 'singular' : 'plural';
  const noun = count === 1 ? forms.singular : `${cardinal(count, gender)} ${forms.plural}`;
  return { name: `${noun} ${description(tower, gender, plurality)}`, gender, plurality };
}

/** "de set aixecat per sota amb l'agulla" */
export function description(tower: Tower, gender: Gender, plurality: Plurality): string {
  const marks = (['neta', 'perSota', 'caminant'] as const).filter((mark) => tower[mark]);
  const company = [...SUPPORT_WORDS[tower.support], ...(tower.agulla ? ["l'agulla"] : [])];
  return [
    de(cardinal(tower.floors)),
    ...(tower.variant ? [`en la variant ${tower.variant}`] : []),
    ...marks.map((mark) => ADJECTIVES[mark][gender][plurality]),
    ...(company.length > 0 ? [`amb ${joinList(company)}`] : []),
  ].join(' ');
}
