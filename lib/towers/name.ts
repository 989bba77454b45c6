import { de } from '@/lib/text/elision';
import { joinList } from '@/lib/text/list';
import { cardinal, type Gender } from '@/lib/text/number-words';
import {
  ADJECTIVES,
  OUTCOME_NOUNS,
  PIECES,
  type Plurality,
  STRUCTURE_NOUNS,
  SUPPORT_WORDS,
} from './name-words';
import { countTowers } from './notation-format';
import type { Combination, Construction, Tower, Training, TriedConstruction } from './types';

/** The name in Catalan words, in lower case and without article: `Td8fm` is "torre de vuit amb folre i manilles". */
export function towerName(value: TriedConstruction | Construction): string {
  if ('kind' in value) return phrase(value).name;
  const { name, gender, plurality, separator = ' ' } = phrase(value.construction);
  if (value.outcome === 'carregat') return name + separator + ADJECTIVES.carregat[gender][plurality];
  const attempt = OUTCOME_NOUNS[value.outcome];
  return attempt ? `${attempt} ${de(name)}` : name;
}

/** Words together with what an adjective after them has to agree with, and what keeps it off other nouns. */
type Phrase = {
  readonly name: string;
  readonly gender: Gender;
  readonly plurality: Plurality;
  readonly separator?: string;
};

function phrase(construction: Construction): Phrase {
  switch (construction.kind) {
    case 'tower':
      return towerPhrase(construction);
    case 'training':
      return trainingPhrase(construction);
    case 'combination':
      return construction.simultaneous ? simultaneousPhrase(construction) : sumPhrase(construction);
  }
}

function towerPhrase(tower: Tower, count = 1): Phrase {
  const { gender, ...forms } = STRUCTURE_NOUNS[tower.structure];
  const plurality = count === 1 ? 'singular' : 'plural';
  const noun = count === 1 ? forms.singular : `${cardinal(count, gender)} ${forms.plural}`;
  return { name: `${noun} ${description(tower, gender, plurality)}`, gender, plurality };
}

/** Everything said after the noun: "de set aixecat per sota amb l'agulla". */
function description(tower: Tower, gender: Gender, plurality: Plurality): string {
  const marks = (['neta', 'perSota', 'caminant'] as const).filter((mark) => tower[mark]);
  const company = [...SUPPORT_WORDS[tower.support], ...(tower.agulla ? ["l'agulla"] : [])];
  return [
    de(cardinal(tower.floors)),
    ...(tower.variant ? [`en la variant ${tower.variant}`] : []),
    ...marks.map((mark) => ADJECTIVES[mark][gender][plurality]),
    ...(company.length > 0 ? [`amb ${joinList(company)}`] : []),
  ].join(' ');
}

function trainingPhrase({ piece, tower }: Training): Phrase {
  const { name: tall, gender } = towerPhrase(tower);
  const article = gender === 'feminine' ? 'la' : 'el';
  const { name, ...agreement } = PIECES[piece];
  return { ...agreement, name: `${name} ${de(`${article} ${tall}`)}`, separator: ', ' };
}

function sumPhrase({ towers }: Combination): Phrase {
  const phrases = countTowers(towers).map(({ tower, count }) => towerPhrase(tower, count));
  return {
    name: joinList(phrases.map(({ name }) => name)),
    gender: commonGender(towers),
    plurality: 'plural',
  };
}

/** The floors are said once for all: "tres i quatre de set simultanis". Never all feminine: the structures differ. */
function simultaneousPhrase({ towers }: Combination): Phrase {
  const gender = 'masculine';
  const nouns = joinList(towers.map(({ structure }) => STRUCTURE_NOUNS[structure].singular));
  const rest = towers.slice(0, 1).map((tower) => description(tower, gender, 'plural'));
  return { name: [nouns, ...rest, 'simultanis'].join(' '), gender, plurality: 'plural' };
}

function commonGender(towers: readonly Tower[]): Gender {
  return towers.every(({ structure }) => STRUCTURE_NOUNS[structure].gender === 'feminine')
    ? 'feminine'
    : 'masculine';
}
