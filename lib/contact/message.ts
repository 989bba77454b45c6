export type ContactMessage = {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
};

export const CONTACT_FIELDS = [
  'name',
  'email',
  'subject',
  'message',
] as const satisfies readonly (keyof ContactMessage)[];
export type ContactField = (typeof CONTACT_FIELDS)[number];

export const EMPTY_MESSAGE: ContactMessage = { name: '', email: '', subject: '', message: '' };

export const isSameMessage = (one: ContactMessage, other: ContactMessage): boolean =>
  CONTACT_FIELDS.every((field) => one[field] === other[field]);

export function messageBody({ name, email, message }: ContactMessage): string {
  return `${message.trim()}\n\n${name.trim()}\n${email.trim()}`;
}

/** Characters. */
export const MAX_LENGTH: Record<ContactField, number> = {
  name: 100,
  email: 254,
  subject: 150,
  message: 10_000,
};

/** Stricter patterns reject valid addresses. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export type ContactProblem = 'empty' | 'too-long' | 'address';

export type ContactProblems = { readonly [Field in ContactField]?: ContactProblem };

function problemOf(field: ContactField, text: string): ContactProblem | undefined {
  const value = text.trim();
  if (value === '') return 'empty';
  if (value.length > MAX_LENGTH[field]) return 'too-long';
  if (field === 'email' && !EMAIL.test(value)) return 'address';
  return undefined;
}

/** Returns an empty object if valid. */
export function validateContact(message: ContactMessage): ContactProblems {
  const problems: { [Field in ContactField]?: ContactProblem } = {};
  for (const field of CONTACT_FIELDS) {
    const problem = problemOf(field, message[field]);
    if (problem !== undefined) problems[field] = problem;
  }
  return problems;
}

export type Subject = { readonly id: string; readonly text: string };

/** `/contactar?assumpte=actuar`. */
const PARAMETER = 'assumpte';

/** Text of the subject that a query names. Empty: none. */
export function subjectIn(query: string, subjects: readonly Subject[]): string {
  const asked = new URLSearchParams(query).get(PARAMETER);
  return subjects.find(({ id }) => id === asked)?.text ?? '';
}

/** Keeps a subject that the user wrote. */
export function chooseSubject(written: string, asked: string, subjects: readonly Subject[]): string {
  const free = written === '' || subjects.some(({ text }) => text === written);
  return asked !== '' && free ? asked : written;
}
