import {
  type Comparison,
  type DailyCatalogue,
  type DailyTower,
  type Feedback,
  LETTERS,
  type Letter,
  type Nearness,
  type Parts,
} from './types';

/** What a try tells of the answer. */
export function feedbackOf(catalogue: DailyCatalogue, tried: DailyTower, answer: DailyTower): Feedback {
  const place = ({ parts }: DailyTower) => catalogue.structures.indexOf(parts.structure);
  return {
    structure: nearness(place(tried), place(answer)),
    floors: nearness(tried.parts.floors, answer.parts.floors),
    letters: lettersRight(tried.parts, answer.parts),
    people: comparison(tried.people, answer.people),
    points: comparison(tried.descarregat, answer.descarregat),
  };
}

/** Whether a tower has a letter after its floors. */
export const hasLetter = ({ holds, perSota, agulla }: Parts, letter: Letter): boolean =>
  letter === 's' ? perSota : letter === 'a' ? agulla : holds.includes(letter);

function lettersRight(tried: Parts, answer: Parts): Readonly<Record<Letter, boolean>> {
  const right = (letter: Letter) => hasLetter(tried, letter) === hasLetter(answer, letter);
  return { f: right('f'), m: right('m'), p: right('p'), s: right('s'), a: right('a') };
}

/** Letters that the try has right, or wrong, in the order of the notation. */
export const lettersThat = ({ letters }: Feedback, right: boolean): readonly Letter[] =>
  LETTERS.filter((letter) => letters[letter] === right);

function nearness(tried: number, answer: number): Nearness {
  if (tried === answer) return 'right';
  if (Math.abs(tried - answer) > 1) return 'wrong';
  return answer > tried ? 'more' : 'less';
}

function comparison(tried: number, answer: number): Comparison {
  if (tried === answer) return 'same';
  return answer > tried ? 'more' : 'less';
}
