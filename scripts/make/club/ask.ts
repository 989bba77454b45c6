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

/** `crossword · Mots Encreuats`: with the titles of its pages. */
function choiceOf(module: string) {
  const ofModule = Object.values<PageEntry>(pages).filter((entry) => entry.module === module);
  return { value: module, label: [module, ...ofModule.map(({ section }) => section)].join(' · ') };
}

/**
 * Checks what the options say and asks for the rest on the terminal. Without a terminal the rest has to be optional. Throws a
 * sentence.
 */
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
    if (isCancel(answer)) throw new Error(NEW_CLUB.stopped);
    return String(answer);
  }
  for (const option of OPTIONS) {
    const optional = { network: '', modules: proposedModules(texts.network ?? '').join() };
    const said =
      given[option] ?? (terminal ? await ask(option) : new Map(Object.entries(optional)).get(option));
    if (said === undefined) throw new Error(NEW_CLUB.missing(option, QUESTIONS[option]));
    const problem = problemOf(option, said);
    if (problem) throw new Error(problem);
    texts[option] = said;
  }
  const answers = v.parse(v.object(schemas), texts);
  if (answers.modules.includes('videos') && !answers.network.some(({ id }) => id === 'youtube'))
    throw new Error(NEW_CLUB.channel);
  return answers;
}
