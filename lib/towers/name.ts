import { de, type Gender, joinList } from '@/lib/text/catalan';
import { countTowers } from './notation';
import {
  ADJECTIVES,
  description,
  type Phrase,
  type Plurality,
  STRUCTURE_NOUNS,
  towerPhrase,
} from './tower-name';
import type {
  Combination,
  Construction,
  Outcome,
  Tower,
  Training,
  TrainingPiece,
  TriedConstruction,
} from './types';

const PIECES = {
  FT: { name: 'folre a terra', gender: 'masculine', plurality: 'singular' },
  MT: { name: 'manilles a terra', gender: 'feminine', plurality: 'plural' },
  PT: { name: 'puntals a terra', gender: 'masculine', plurality: 'plural' },
} as const satisfies Record<TrainingPiece, { name: string; gender: Gender; plurality: Plurality }>;

const OUTCOME_NOUNS: Readonly<Partial<Record<Outcome, string>>> = {
  intent: 'intent',
  'intent desmuntat': 'intent desmuntat',
  'peu desmuntat': 'peu desmuntat',
};

/** Lowercase, without article: `Td8fm` is "torre de vuit amb folre i manilles". */
export function towerName(value: TriedConstruction | Construction): string {
  if ('kind' in value) return phrase(value).name;
  const { name, gender, plurality, separator = ' ' } = phrase(value.construction);
  if (value.outcome === 'carregat') return name + separator + ADJECTIVES.carregat[gender][plurality];
  const attempt = OUTCOME_NOUNS[value.outcome];
  return attempt ? `${attempt} ${de(name)}` : name;
}

/** For words that agree with the tower. */
export function agreementOf(construction: Construction): Pick<Phrase, 'gender' | 'plurality'> {
  const { gender, plurality } = phrase(construction);
  return { gender, plurality };
}

/** "descarregada" for a torre. Attempts are nouns, which do not agree. */
export function outcomeWord(construction: Construction, outcome: Outcome): string {
  if (outcome !== 'descarregat' && outcome !== 'carregat') return outcome;
  const { gender, plurality } = phrase(construction);
  const carregat = ADJECTIVES.carregat[gender][plurality];
  return outcome === 'carregat' ? carregat : `des${carregat}`;
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

/** "folre a terra de la torre de set": its folre is not said twice. */
function trainingPhrase({ piece, tower }: Training): Phrase {
  const isSaid = piece === 'FT' && tower.support === 'f';
  const { name: tall, gender } = towerPhrase(isSaid ? { ...tower, support: '' } : tower);
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
