import { de } from '@/lib/text/elision';
import { joinList } from '@/lib/text/list';
import type { Gender } from '@/lib/text/number-words';
import { description, type Phrase, towerPhrase } from './name-one';
import { ADJECTIVES, OUTCOME_NOUNS, PIECES, STRUCTURE_NOUNS } from './name-words';
import { countTowers } from './notation-format';
import type { Combination, Construction, Tower, Training, TriedConstruction } from './types';

/** Lowercase, without article: `Td8fm` is "torre de vuit amb folre i manilles". */
export function towerName(value: TriedConstruction | Construction): string {
  if ('kind' in value) return phrase(value).name;
  const { name, gender, plurality, separator = ' ' } = phrase(value.construction);
  if (value.outcome === 'carregat') return name + separator + ADJECTIVES.carregat[gender][plurality];
  const attempt = OUTCOME_NOUNS[value.outcome];
  return attempt ? `${attempt} ${de(name)}` : name;
}

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

/** "tres i quatre de set simultanis". Masculine, since the structures differ. */
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
