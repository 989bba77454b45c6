import { CONTACT_FIELDS, type ContactField, type ContactMessage } from './message';

/** Longest text accepted in each field, in characters. */
export const MAX_LENGTH: Record<ContactField, number> = {
  name: 100,
  email: 254,
  subject: 150,
  message: 10_000,
};

/** A whole number with a point between thousands, as `10.000`: browsers do not all know how Catalan writes it. */
export function groupThousands(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, '.');
}

const EMPTY: Record<ContactField, string> = {
  name: "Escriu el teu nom, per saber com t'hem de dir.",
  email: 'Escriu la teva adreça electrònica, perquè et puguem respondre.',
  subject: "Escriu l'assumpte del missatge.",
  message: 'Escriu el missatge.',
};

/** Something, one at sign, and a domain with a dot: anything stricter refuses addresses that exist. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export type ContactErrors = { readonly [Field in ContactField]?: string };

function errorOf(field: ContactField, text: string): string | undefined {
  const value = text.trim();
  if (value === '') return EMPTY[field];
  if (value.length > MAX_LENGTH[field]) {
    return `Aquest camp admet ${groupThousands(MAX_LENGTH[field])} caràcters com a màxim i n'has escrit ${groupThousands(value.length)}.`;
  }
  if (field === 'email' && !EMAIL.test(value)) {
    return 'Aquesta adreça no sembla correcta. Ha de tenir la forma nom@domini.cat.';
  }
  return undefined;
}

/** What is wrong with each field, in Catalan; an empty object when the message can be sent. */
export function validateContact(message: ContactMessage): ContactErrors {
  const errors: { [Field in ContactField]?: string } = {};
  for (const field of CONTACT_FIELDS) {
    const error = errorOf(field, message[field]);
    if (error !== undefined) errors[field] = error;
  }
  return errors;
}
