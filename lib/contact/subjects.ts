export type Subject = { readonly id: string; readonly text: string };

/** Name of the parameter: `/contactar?assumpte=actuar`. */
const PARAMETER = 'assumpte';

/** Text of the subject that a query names. Empty: none. */
export function subjectIn(query: string, subjects: readonly Subject[]): string {
  const asked = new URLSearchParams(query).get(PARAMETER);
  return subjects.find(({ id }) => id === asked)?.text ?? '';
}

/** Subject of the form: one that the user wrote stays, an empty one or one that a link wrote is replaced. */
export function chooseSubject(written: string, asked: string, subjects: readonly Subject[]): string {
  const free = written === '' || subjects.some(({ text }) => text === written);
  return asked !== '' && free ? asked : written;
}
