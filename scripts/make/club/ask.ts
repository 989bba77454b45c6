import { createInterface } from 'node:readline/promises';
import { ANSWER_PROBLEMS, NEW_CLUB, QUESTIONS } from '@/content/interface/new-club';
import { PARTS } from '@/lib/site/parts';
import {
  type Answers,
  type Checked,
  checkColour,
  checkEmail,
  checkFounded,
  checkName,
  checkNetworks,
  checkParts,
  checkRehearsal,
  checkText,
  type RehearsalAnswer,
} from './answers';

const text = { type: 'string' } as const;

/** Options of `npm run club:new`. */
export const OPTIONS = {
  name: text,
  short: text,
  town: text,
  university: text,
  email: text,
  founded: text,
  colour: text,
  network: { type: 'string', multiple: true },
  rehearsal: { type: 'string', multiple: true },
  parts: text,
} as const;

export type Given = {
  readonly [Option in keyof typeof OPTIONS]?: (typeof OPTIONS)[Option] extends { multiple: true }
    ? string[]
    : string;
};

/** Answers one question, or returns undefined at the end of the input. */
export type Ask = (question: string) => Promise<string | undefined>;

/** Without a terminal to ask on, these options have to be given. */
const REQUIRED = ['name', 'short', 'town', 'university', 'email', 'founded', 'colour', 'rehearsal'] as const;

/**
 * Checks what the options say, and asks for the rest, each question until its answer is right. Without `ask`, a missing
 * option or a wrong one is a problem.
 */
export async function answersFrom(given: Given, thisYear: number, ask?: Ask): Promise<Checked<Answers>> {
  const missing = REQUIRED.filter((option) => given[option] === undefined);
  if (!ask && missing.length > 0)
    return { ok: false, problem: ANSWER_PROBLEMS.missing(missing.map((option) => `--${option}`).join(', ')) };
  async function one<T>(question: string, option: string | undefined, check: (answer: string) => Checked<T>) {
    for (let answer = option; ; answer = undefined) {
      const said = answer ?? (await ask?.(question));
      if (said === undefined) throw new Stopped(NEW_CLUB.stopped);
      const checked = check(said);
      if (checked.ok) return checked.value;
      if (!ask) throw new Stopped(checked.problem);
      console.error(checked.problem);
    }
  }
  async function rehearsalsOf(options: readonly string[] | undefined): Promise<readonly RehearsalAnswer[]> {
    const rehearsals: RehearsalAnswer[] = [];
    for (const option of options ?? [undefined])
      rehearsals.push(await one(QUESTIONS.rehearsals, option, checkRehearsal));
    if (options) return rehearsals;
    for (;;) {
      const more = await one(
        QUESTIONS.anotherRehearsal,
        undefined,
        (answer): Checked<RehearsalAnswer | null> =>
          answer.trim() === '' ? { ok: true, value: null } : checkRehearsal(answer),
      );
      if (more === null) return rehearsals;
      rehearsals.push(more);
    }
  }
  try {
    const { name } = await one(QUESTIONS.name, given.name, (answer) => checkName('name', answer));
    const short = await one(QUESTIONS.short, given.short, (answer) => checkName('short', answer));
    const town = await one(QUESTIONS.town, given.town, (answer) => checkText('town', answer));
    const university = await one(QUESTIONS.university, given.university, (answer) =>
      checkText('university', answer),
    );
    const email = await one(QUESTIONS.email, given.email, checkEmail);
    const founded = await one(QUESTIONS.founded, given.founded, (answer) => checkFounded(answer, thisYear));
    const colour = await one(QUESTIONS.colour, given.colour, checkColour);
    const networks = await one(
      QUESTIONS.networks,
      given.network?.join() ?? (ask ? undefined : ''),
      (answer) => checkNetworks([answer]),
    );
    const rehearsals = await rehearsalsOf(given.rehearsal);
    const parts = await one(
      QUESTIONS.parts(PARTS.join(', ')),
      given.parts ?? (ask ? undefined : ''),
      (answer) => checkParts(answer, networks),
    );
    return {
      ok: true,
      value: {
        name,
        shortName: short.name,
        ofShortName: short.of,
        town,
        university,
        email,
        founded,
        colour,
        networks,
        rehearsals,
        parts,
      },
    };
  } catch (error) {
    if (error instanceof Stopped) return { ok: false, problem: error.message };
    throw error;
  }
}

/** No answer, or a wrong option and no terminal to ask on. */
class Stopped extends Error {}

/** Asks on the terminal, if there is one. */
export async function askAnswers(given: Given, thisYear: number): Promise<Checked<Answers>> {
  if (!process.stdin.isTTY) return answersFrom(given, thisYear);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  console.log(NEW_CLUB.intro);
  const answers = await answersFrom(
    given,
    thisYear,
    // The end of the input closes the terminal, and leaves the question without an answer.
    (question) =>
      new Promise((answer) => {
        terminal.once('close', () => answer(undefined));
        void terminal.question(`\n${question}\n> `).then(answer);
      }),
  );
  terminal.close();
  return answers;
}
