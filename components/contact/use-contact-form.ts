'use client';

import { useRef, useState } from 'react';
import { useWrittenEarly } from '@/components/ui/use-written-early';
import { keepDraft, readDraft } from '@/lib/browser/contact-draft';
import { postContact } from '@/lib/browser/post-contact';
import { AGAIN_AFTER, type Delivery, EDITING, mailDelivery } from '@/lib/contact/delivery';
import { withTyped } from '@/lib/contact/draft';
import { CONTACT_FIELDS, type ContactField, type ContactMessage, EMPTY_MESSAGE } from '@/lib/contact/message';
import { type ContactProblems, validateContact } from '@/lib/contact/validate';

export type ContactFormSettings = {
  /** The club's address. */
  email: string;
  /** Where to post the message as JSON; null sends it through the visitor's mail program. */
  endpoint: string | null;
  openMail: (href: string) => void;
};

/** The message being written, what is wrong with it and where it is on its way. What was typed is kept at once. */
export function useContactForm({ email, endpoint, openMail }: ContactFormSettings) {
  const [message, setMessage] = useState(EMPTY_MESSAGE);
  const [problems, setProblems] = useState<ContactProblems>({});
  const [delivery, setDelivery] = useState(EDITING);
  // A second press may come before the next render: state alone would let it through.
  const busy = useRef(false);

  // What was kept, and what was typed before this script came: from here on the fields show what is known here.
  const form = useWrittenEarly<HTMLFormElement>((written) => {
    const kept = readDraft();
    const early = withTyped(kept, messageIn(written));
    setMessage(early);
    if (CONTACT_FIELDS.some((field) => early[field] !== kept[field])) keepDraft(early);
  });

  function write(field: ContactField, text: string) {
    const next = { ...message, [field]: text };
    setMessage(next);
    keepDraft(next);
    if (problems[field]) setProblems({ ...problems, [field]: validateContact(next)[field] });
    if (delivery.status !== 'sending') setDelivery(EDITING);
  }

  function clear() {
    keepDraft(null);
    setMessage(EMPTY_MESSAGE);
    setProblems({});
    setDelivery(EDITING);
  }

  async function post(address: string, sent: ContactMessage) {
    busy.current = true;
    setDelivery({ status: 'sending' });
    const failure = await postContact(address, sent);
    busy.current = false;
    if (failure === null) clear();
    setDelivery(failure === null ? { status: 'sent' } : { status: 'failed', reason: failure });
  }

  /** Sends the message, or tells which field comes first among those that are wrong. */
  function send(trap: string): ContactField | undefined {
    if (busy.current) return undefined;
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
    // A double click opens one message; who sees nothing open can press again.
    busy.current = true;
    setTimeout(() => {
      busy.current = false;
    }, AGAIN_AFTER);
  }

  return { form, message, problems, delivery, write, send, clear };
}

/** What the fields of a form hold now. */
function messageIn(form: HTMLFormElement): ContactMessage {
  const fields = new FormData(form);
  const text = (field: ContactField) => String(fields.get(field) ?? '');
  return { name: text('name'), email: text('email'), subject: text('subject'), message: text('message') };
}
