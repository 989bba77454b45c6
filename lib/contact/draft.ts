import { CONTACT_FIELDS, type ContactMessage, EMPTY_MESSAGE } from './message';

/** A message being written, as text to keep in the browser. */
export function serializeDraft(message: ContactMessage): string {
  return JSON.stringify(message);
}

/** The kept message; fields that are missing or are no text come back empty, and so does all of a broken one. */
export function parseDraft(text: string | null): ContactMessage {
  const draft = { ...EMPTY_MESSAGE };
  if (text === null) return draft;
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return draft;
  }
  if (typeof stored !== 'object' || stored === null) return draft;
  const fields = new Map<string, unknown>(Object.entries(stored));
  for (const field of CONTACT_FIELDS) {
    const value = fields.get(field);
    if (typeof value === 'string') draft[field] = value;
  }
  return draft;
}

/**
 * A kept message with what was typed before it could be shown, which nobody should have to type again: a line that was
 * typed takes the place of the kept one, and a message that was begun anew stands below it.
 */
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
