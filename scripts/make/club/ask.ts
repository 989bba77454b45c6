import { isCancel, multiselect, text } from '@clack/prompts';
import * as v from 'valibot';
import { NEW_CLUB, QUESTIONS } from '@/content/interface/new-club';
import { pages } from '@/content/pages';
import type { PageEntry } from '@/lib/site/pages';
import {
  type Answers,
  answerSchemas,
  OPTIONS,
  type Option,
  possibleModules,
  proposedModules,
} from './answers';

/** An answer that is missing or wrong where nobody can be asked, or a question that was left. */
export class Refused extends Error {}

const entries: readonly PageEntry[] = Object.values(pages);

/** `crossword (Mots Encreuats)`: with the titles of its pages. */
function choiceOf(module: string) {
  const titles = entries.filter((entry) => entry.module === module).map(({ section }) => section);
  return {
    value: module,
    label: [module, ...(titles.length > 0 ? [`(${titles.join(', ')})`] : [])].join(' '),
  };
}

/** Checks what the options say and asks for the rest on the terminal. Without a terminal the rest has to be optional. */
export async function askAnswers(
  given: Readonly<Partial<Record<Option, string>>>,
  { thisYear, terminal }: { thisYear: number; terminal: boolean },
): Promise<Answers> {
  const schemas = answerSchemas(thisYear);
  const texts: Partial<Record<Option, string>> = {};

  /** Why an answer is wrong, if it is. A sentence of valibot itself is in English. */
  function problemOf(option: Option, said = ''): string | undefined {
    const { issues } = v.safeParse(schemas[option], said);
    if (!issues) return undefined;
    const [{ message }] = issues;
    const sentence = message.startsWith('Invalid') ? QUESTIONS[option] : message;
    return NEW_CLUB.wrong(option, said, sentence);
  }
  async function ask(option: Option): Promise<string> {
    const message = QUESTIONS[option];
    const answer =
      option === 'modules'
        ? await multiselect({
            message,
            options: possibleModules(texts.network ?? '').map(choiceOf),
            initialValues: proposedModules(texts.network ?? ''),
            required: false,
          })
        : await text({ message, validate: (said) => problemOf(option, said) });
    if (isCancel(answer)) throw new Refused(NEW_CLUB.stopped);
    return String(answer);
  }
  for (const option of OPTIONS) {
    const optional = { network: '', modules: proposedModules(texts.network ?? '').join() };
    const said =
      given[option] ?? (terminal ? await ask(option) : new Map(Object.entries(optional)).get(option));
    if (said === undefined) throw new Refused(NEW_CLUB.missing(option, QUESTIONS[option]));
    const problem = problemOf(option, said);
    if (problem) throw new Refused(problem);
    texts[option] = said;
  }
  const answers = v.parse(v.object(schemas), texts);
  if (answers.modules.includes('videos') && !answers.network.some(({ id }) => id === 'youtube'))
    throw new Refused(NEW_CLUB.channel);
  return answers;
}
