'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWrittenEarly } from '@/components/ui/use-written-early';
import { keepDraft, onDraftStored, readDraft } from '@/lib/browser/contact-draft';
import { postContact } from '@/lib/browser/post-contact';
import { AGAIN_AFTER, type Delivery, EDITING, mailDelivery, SENT } from '@/lib/contact/delivery';
import { type Draft, EMPTY_DRAFT, serializeDraft, withStored, withTyped } from '@/lib/contact/draft';
import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactMessage,
  EMPTY_MESSAGE,
  isSameMessage,
} from '@/lib/contact/message';
import { type ContactProblems, validateContact } from '@/lib/contact/validate';

export type ContactFormSettings = {
  email: string;
  /** URL that accepts the message as JSON. Null: use the mail program. */
  endpoint: string | null;
  openMail: (href: string) => void;
};

/** Saves the draft on every change. */
export function useContactForm({ email, endpoint, openMail }: ContactFormSettings) {
  const [message, setMessage] = useState(EMPTY_MESSAGE);
  const [problems, setProblems] = useState<ContactProblems>({});
  const [delivery, setDelivery] = useState(EDITING);
  // A ref, since a second press may come before the next render.
  const busy = useRef(false);

  // The draft as last read or written here. A difference means that another tab has written.
  const known = useRef(EMPTY_DRAFT);

  // Merges the saved draft with text typed before hydration.
  const form = useWrittenEarly<HTMLFormElement>((written) => {
    const kept = readDraft();
    known.current = kept;
    const early = withTyped(kept.message, messageIn(written));
    setMessage(early);
    if (!isSameMessage(early, kept.message)) keep({ message: early, sent: false });
    else if (kept.sent) setDelivery(SENT);
  });

  const takeIn = useEffectEvent(() => {
    const now = readDraft();
    if (serializeDraft(now) === serializeDraft(known.current)) return;
    setMessage(withStored(message, { before: known.current.message, now: now.message }));
    known.current = now;
    setProblems({});
    if (delivery.status !== 'sending') setDelivery(now.sent ? SENT : EDITING);
  });
  useEffect(() => onDraftStored(takeIn), []);

  function keep(draft: Draft) {
    keepDraft(draft);
    // Read again: if the quota is exceeded, the old draft remains.
    known.current = readDraft();
  }

  function write(field: ContactField, text: string) {
    const stored = { before: known.current.message, now: readDraft().message };
    const next = { ...withStored(message, stored), [field]: text };
    setMessage(next);
    keep({ message: next, sent: false });
    if (problems[field]) setProblems({ ...problems, [field]: validateContact(next)[field] });
    if (delivery.status !== 'sending') setDelivery(EDITING);
  }

  function clear() {
    keepDraft(null);
    known.current = EMPTY_DRAFT;
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
    // Another tab may be writing the next message.
    if (failure === null && isSameMessage(readDraft().message, sent)) keep({ message: sent, sent: true });
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
    else handOver(mailDelivery(email, message));
    return wrong;
  }

  function handOver({ delivery: next, href }: { delivery: Delivery; href?: string }) {
    setDelivery(next);
    if (!href) return;
    openMail(href);
    // A double click opens the mail program once. After a delay the user can try again.
    busy.current = true;
    setTimeout(() => {
      busy.current = false;
    }, AGAIN_AFTER);
  }

  return { form, message, problems, delivery, write, send, clear };
}

function messageIn(form: HTMLFormElement): ContactMessage {
  const fields = new FormData(form);
  const text = (field: ContactField) => String(fields.get(field) ?? '');
  return { name: text('name'), email: text('email'), subject: text('subject'), message: text('message') };
}
