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
