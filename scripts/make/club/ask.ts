import { isCancel, multiselect, text } from '@clack/prompts';
import * as v from 'valibot';
import { ANSWER_PROBLEMS, NEW_CLUB, QUESTIONS } from '@/content/interface/new-club';
import { pages } from '@/content/pages';
import { MODULES, type Module } from '@/lib/site/modules';
import type { PageEntry } from '@/lib/site/pages';
import { type Answers, answerSchemas, hasChannel, proposedModules, type RehearsalAnswer } from './answers';

/** What the options say; absent ones are asked for. */
export type Given = {
  readonly [Option in keyof ReturnType<typeof answerSchemas>]?: Option extends 'rehearsal'
    ? string[]
    : string;
};

/** An answer that is missing or wrong where nobody can be asked, or a question that was left. */
export class Refused extends Error {}

function answered<T>(answer: T | symbol): T {
  if (isCancel(answer)) throw new Refused(NEW_CLUB.stopped);
  return answer as T;
}

function read<T>(schema: v.GenericSchema<string, T>, answer: string): T {
  const { success, output, issues } = v.safeParse(schema, answer);
  if (!success) throw new Refused(issues[0].message);
  return output;
}

/** The sentence that says why an answer is wrong, if it is. */
const problemOf = (schema: v.GenericSchema<string, unknown>, answer: string | undefined) =>
  v.safeParse(schema, answer ?? '').issues?.[0].message;

const entries: readonly PageEntry[] = Object.values(pages);

/** `crossword (Mots Encreuats)`: with the titles of its pages. */
function labelOf(module: Module): string {
  const titles = entries.filter((entry) => entry.module === module).map(({ section }) => section);
  return titles.length > 0 ? `${module} (${titles.join(', ')})` : module;
}

/** Checks what the options say and asks for the rest on the terminal. Without a terminal the rest has to be optional. */
export async function askAnswers(
  given: Given,
  { thisYear, terminal }: { thisYear: number; terminal: boolean },
): Promise<Answers> {
  const schemas = answerSchemas(thisYear);
  async function one<T>(
    option: string,
    message: string,
    said: string | undefined,
    schema: v.GenericSchema<string, T>,
  ): Promise<T> {
    if (said !== undefined) return read(schema, said);
    if (!terminal) throw new Refused(ANSWER_PROBLEMS.missing(`--${option}`));
    return read(schema, answered(await text({ message, validate: (answer) => problemOf(schema, answer) })));
  }
  async function rehearsals(): Promise<readonly RehearsalAnswer[]> {
    const found: RehearsalAnswer[] = [];
    for (const said of given.rehearsal ?? [undefined])
      found.push(await one('rehearsal', QUESTIONS.rehearsals, said, schemas.rehearsal));
    while (!given.rehearsal) {
      const validate = (answer?: string) => (answer ? problemOf(schemas.rehearsal, answer) : undefined);
      const more = answered(await text({ message: QUESTIONS.anotherRehearsal, defaultValue: '', validate }));
      if (more === '') break;
      found.push(read(schemas.rehearsal, more));
    }
    return found;
  }
  async function modules(networks: Answers['network']): Promise<Answers['modules']> {
    const proposed = proposedModules(networks);
    if (given.modules === undefined && terminal) {
      const options = MODULES.filter((module) => module !== 'videos' || hasChannel(networks));
      return answered(
        await multiselect({
          message: QUESTIONS.modules,
          options: options.map((value) => ({ value, label: labelOf(value) })),
          initialValues: proposed,
          required: false,
        }),
      );
    }
    const chosen = given.modules === undefined ? proposed : read(schemas.modules, given.modules);
    if (chosen.includes('videos') && !hasChannel(networks)) throw new Refused(ANSWER_PROBLEMS.channel);
    return chosen;
  }
  const networks = given.network ?? (terminal ? undefined : '');
  const answers = {
    name: await one('name', QUESTIONS.name, given.name, schemas.name),
    short: await one('short', QUESTIONS.short, given.short, schemas.short),
    town: await one('town', QUESTIONS.town, given.town, schemas.town),
    university: await one('university', QUESTIONS.university, given.university, schemas.university),
    email: await one('email', QUESTIONS.email, given.email, schemas.email),
    founded: await one('founded', QUESTIONS.founded, given.founded, schemas.founded),
    colour: await one('colour', QUESTIONS.colour, given.colour, schemas.colour),
    network: await one('network', QUESTIONS.networks, networks, schemas.network),
  };
  return { ...answers, rehearsals: await rehearsals(), modules: await modules(answers.network) };
}
