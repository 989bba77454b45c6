'use client';

import { useRef, useState } from 'react';
import { useWrittenEarly } from '@/components/ui/use-written-early';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import {
  AGAIN_AFTER,
  type Delivery,
  type DeliveryFailure,
  EDITING,
  mailDelivery,
  readAnswer,
  SENT,
} from '@/lib/contact/delivery';
import { type Draft, parseDraft, serializeDraft, WRITTEN_KEY, withTyped } from '@/lib/contact/draft';
import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactMessage,
  type ContactProblems,
  chooseSubject,
  EMPTY_MESSAGE,
  isSameMessage,
  type Subject,
  subjectIn,
  validateContact,
} from '@/lib/contact/message';

const DRAFT_KEY = 'contacte-esborrany';

/** Takes what earlier versions stored until it was cleared. Returns an empty draft if none is readable. */
function readDraft(): Draft {
  const text = readStored(DRAFT_KEY, 'session') ?? readStored(DRAFT_KEY) ?? null;
  removeStored(DRAFT_KEY);
  return parseDraft(text);
}

/** What was written before a reload for lost scripts, once. */
function takeWritten(): ContactMessage {
  const written = readStored(WRITTEN_KEY, 'session') ?? null;
  removeStored(WRITTEN_KEY, 'session');
  return parseDraft(written).message;
}

export type ContactFormSettings = {
  email: string;
  /** URL that accepts the message as JSON. Null: use the mail program. */
  endpoint: string | null;
  openMail: (href: string) => void;
  /** Those that the query of the page may name. */
  subjects: readonly Subject[];
};

/** Saves the draft in this tab on every change. */
export function useContactForm({ email, endpoint, openMail, subjects }: ContactFormSettings) {
  const [message, setMessage] = useState(EMPTY_MESSAGE);
  const [problems, setProblems] = useState<ContactProblems>({});
  const [delivery, setDelivery] = useState(EDITING);
  /** False if the browser cannot store the draft. */
  const [keeps, setKeeps] = useState(true);
  // A ref, since a second press may come before the next render.
  const busy = useRef(false);

  // Merges the saved draft with text typed before hydration and the subject that a link asks for.
  const form = useWrittenEarly<HTMLFormElement>((written) => {
    const stored = readDraft();
    setKeeps(readStored(DRAFT_KEY, 'session') !== undefined);
    const typed = withTyped(withTyped(stored.message, takeWritten()), messageIn(written));
    const asked = stored.sent ? '' : subjectIn(location.search, subjects);
    const early = { ...typed, subject: chooseSubject(typed.subject, asked, subjects) };
    setMessage(early);
    const sent = stored.sent && isSameMessage(early, stored.message);
    if (sent) setDelivery(SENT);
    if (!isSameMessage(early, EMPTY_MESSAGE)) store({ message: early, sent });
  });

  function store(draft: Draft) {
    setKeeps(writeStored(DRAFT_KEY, serializeDraft(draft), 'session'));
  }

  function write(field: ContactField, text: string) {
    const next = { ...message, [field]: text };
    setMessage(next);
    store({ message: next, sent: false });
    if (problems[field]) setProblems({ ...problems, [field]: validateContact(next)[field] });
    if (delivery.status !== 'sending') setDelivery(EDITING);
  }

  function clear() {
    removeStored(DRAFT_KEY, 'session');
    setMessage(EMPTY_MESSAGE);
    setProblems({});
    setDelivery(EDITING);
  }

  async function post(address: string, sent: ContactMessage) {
    busy.current = true;
    setDelivery({ status: 'sending' });
    const failure = await postContact(address, sent);
    busy.current = false;
    setDelivery(failure === null ? SENT : { status: 'failed', reason: failure });
    // The user may have left the page, come back, and written the next message.
    if (failure === null && isSameMessage(readDraft().message, sent)) store({ message: sent, sent: true });
  }

  /** Sends the message if it is valid. Returns the first invalid field, if any. */
  function send(trap: string): ContactField | undefined {
    if (busy.current || delivery.status === 'sent') return undefined;
    const found = validateContact(message);
    setProblems(found);
    const wrong = CONTACT_FIELDS.find((field) => found[field]);
    if (wrong) setDelivery(EDITING);
    else if (trap !== '') setDelivery({ status: 'trapped' });
    else if (endpoint) post(endpoint, message);
    else openMailProgram(mailDelivery(email, message));
    return wrong;
  }

  function openMailProgram({ delivery: next, href }: { delivery: Delivery; href?: string }) {
    setDelivery(next);
    if (!href) return;
    openMail(href);
    // A double click opens the mail program once. After a delay the user can try again.
    busy.current = true;
    setTimeout(() => {
      busy.current = false;
    }, AGAIN_AFTER);
  }

  return { form, message, problems, delivery, keeps, write, send, clear };
}

function messageIn(form: HTMLFormElement): ContactMessage {
  const fields = new FormData(form);
  const text = (field: ContactField) => String(fields.get(field) ?? '');
  return { name: text('name'), email: text('email'), subject: text('subject'), message: text('message') };
}

/** Milliseconds. */
const TIMEOUT = 15_000;

/** Returns null on success. Never rejects. */
export async function postContact(
  endpoint: string,
  message: ContactMessage,
  timeout: number = TIMEOUT,
): Promise<DeliveryFailure | null> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      // Without `accept`, form services redirect to a thank-you page.
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(message),
      // `error` looks like a network failure. `follow` would post the message elsewhere.
      redirect: 'manual',
      signal,
    });
    if (response.type === 'opaqueredirect') return 'unknown-answer';
    if (!response.ok) return 'refused';
    return response.status === 204 ? null : readAnswer(await response.text());
  } catch {
    return signal.aborted ? 'timeout' : 'offline';
  }
}
