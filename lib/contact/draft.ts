import { parseRecord } from '@/lib/values/collections';
import { CONTACT_FIELDS, type ContactMessage, EMPTY_MESSAGE } from './message';

/** `sent`: this message was accepted. */
export type Draft = { readonly message: ContactMessage; readonly sent: boolean };

/** In sessionStorage: fields written in a page whose scripts were lost, stored before its reload like a draft. */
export const WRITTEN_KEY = 'contacte-escrit';

export const EMPTY_DRAFT: Draft = { message: EMPTY_MESSAGE, sent: false };

export function serializeDraft({ message, sent }: Draft): string {
  return JSON.stringify(sent ? { ...message, sent } : message);
}

/** Missing or invalid fields become empty. */
export function parseDraft(text: string | null): Draft {
  const fields = parseRecord(text);
  if (fields === null) return EMPTY_DRAFT;
  const message = { ...EMPTY_MESSAGE };
  for (const field of CONTACT_FIELDS) {
    const value = fields[field];
    if (typeof value === 'string') message[field] = value;
  }
  return { message, sent: fields.sent === true };
}

/** Merges text typed before the draft was loaded: appends messages, replaces lines. */
export function withTyped(kept: ContactMessage, typed: ContactMessage): ContactMessage {
  const line = (field: 'name' | 'email' | 'subject') => typed[field] || kept[field];
  return {
    name: line('name'),
    email: line('email'),
    subject: line('subject'),
    message: bothTexts(kept.message, typed.message),
  };
}

function bothTexts(kept: string, typed: string): string {
  if (kept.includes(typed)) return kept;
  return typed.includes(kept) ? typed : `${kept}\n\n${typed}`;
}
