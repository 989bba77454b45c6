import { CONTACT_FIELDS, type ContactField, type ContactMessage } from './message';

/** Longest text accepted in each field, in characters. */
export const MAX_LENGTH: Record<ContactField, number> = {
  name: 100,
  email: 254,
  subject: 150,
  message: 10_000,
};

/** Something, one at sign, and a domain with a dot: anything stricter refuses addresses that exist. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Why a field cannot be sent. `address`: it should be an e-mail address and is none. */
export type ContactProblem = 'empty' | 'too-long' | 'address';

export type ContactProblems = { readonly [Field in ContactField]?: ContactProblem };

function problemOf(field: ContactField, text: string): ContactProblem | undefined {
  const value = text.trim();
  if (value === '') return 'empty';
  if (value.length > MAX_LENGTH[field]) return 'too-long';
  if (field === 'email' && !EMAIL.test(value)) return 'address';
  return undefined;
}

/** What is wrong with each field; an empty object when the message can be sent. */
export function validateContact(message: ContactMessage): ContactProblems {
  const problems: { [Field in ContactField]?: ContactProblem } = {};
  for (const field of CONTACT_FIELDS) {
    const problem = problemOf(field, message[field]);
    if (problem !== undefined) problems[field] = problem;
  }
  return problems;
}
