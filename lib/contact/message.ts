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
