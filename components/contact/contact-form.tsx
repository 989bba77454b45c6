'use client';

import { type FormEvent, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { useCopy } from '@/components/ui/copy/use-copy';
import { TextArea, TextField } from '@/components/ui/field';
import { Loading } from '@/components/ui/loading';
import { Notice } from '@/components/ui/notice';
import { CONTACT_ERRORS, CONTACT_TEXTS, COPY_TEXTS, DELIVERY_TEXTS } from '@/content/interface/contact';
import type { Delivery } from '@/lib/contact/delivery';
import {
  type ContactField,
  type ContactMessage,
  type ContactProblem,
  MAX_LENGTH,
} from '@/lib/contact/message';
import styles from './contact-form.module.css';
import { type ContactFormSettings, useContactForm } from './use-contact-form';

type ContactFormProps = Omit<ContactFormSettings, 'openMail'> & {
  openMail?: ContactFormSettings['openMail'];
};

/** Name of the honeypot field. */
const TRAP = 'pagina-personal';

type FieldOf = (name: ContactField) => {
  name: ContactField;
  value: string;
  error: string | undefined;
  readOnly: boolean;
  'aria-required': true;
  onChange: (event: { target: { value: string } }) => void;
};

function errorText(field: ContactField, problem: ContactProblem, text: string): string {
  if (problem === 'too-long') return CONTACT_TEXTS.tooLong(MAX_LENGTH[field], text.trim().length);
  return problem === 'empty' ? CONTACT_ERRORS.empty[field] : CONTACT_ERRORS.address;
}

function Fields({ field }: { field: FieldOf }) {
  const { fields, emailHint } = CONTACT_TEXTS;
  return (
    <>
      <div className={`grid fit at-start gap-4 ${styles.pair}`}>
        <TextField label={fields.name} autoComplete="name" {...field('name')} />
        <TextField
          label={fields.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          hint={emailHint}
          {...field('email')}
        />
      </div>
      <TextField label={fields.subject} {...field('subject')} />
      <TextArea label={fields.message} rows={8} {...field('message')} />
    </>
  );
}

function Trap() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {CONTACT_TEXTS.trap}
        <input name={TRAP} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}

type ActionsProps = {
  /** True: posts to the endpoint. False: opens the mail program. */
  posts: boolean;
  sending: boolean;
  /** True once the endpoint has accepted this message, which is then not sent again. */
  sent: boolean;
  /** Undefined when there is nothing to clear. */
  onClear: (() => void) | undefined;
};

function Actions({ posts, sending, sent, onClear }: ActionsProps) {
  return (
    <div className="cluster gap-3">
      <Button type="submit" disabled={sending || sent}>
        {posts ? CONTACT_TEXTS.post : CONTACT_TEXTS.mail}
      </Button>
      {onClear && (
        <Button kind="quiet" disabled={sending} onClick={onClear}>
          {CONTACT_TEXTS.clear}
        </Button>
      )}
    </div>
  );
}

const followMail = (href: string) => location.assign(href);

export function ContactForm({ email, endpoint, openMail = followMail, subjects }: ContactFormProps) {
  const { form, message, problems, delivery, keeps, write, send, clear } = useContactForm({
    email,
    endpoint,
    openMail,
    subjects,
  });
  const notice = useRef<HTMLDivElement>(null);
  const sending = delivery.status === 'sending';
  const sent = delivery.status === 'sent';
  const written = Object.values(message).some((text) => text !== '');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.current) return;
    const trap = form.current.elements.namedItem(TRAP);
    const trapped = trap instanceof HTMLInputElement ? trap.value : '';
    const wrong = send(trapped);
    if (wrong) {
      focusField(wrong);
      return;
    }
    // The submit button is disabled while sending and would lose focus.
    if (endpoint !== null) notice.current?.focus();
    // Autofill may have filled the honeypot. After the notice the user can send again.
    if (trap instanceof HTMLInputElement) trap.value = '';
  }

  function focusField(name: ContactField) {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  }

  // The pressed button disappears, so the first field takes focus.
  function startAgain() {
    clear();
    focusField('name');
  }

  const field: FieldOf = (name) => {
    const problem = problems[name];
    return {
      name,
      value: message[name],
      error: problem && errorText(name, problem, message[name]),
      readOnly: sending,
      // Not `required`: screen readers would announce empty fields as invalid before sending.
      'aria-required': true,
      onChange: ({ target }) => write(name, target.value),
    };
  };

  return (
    <form
      ref={form}
      noValidate
      // Without scripts the browser composes the e-mail.
      action={`mailto:${email}`}
      method="post"
      encType="text/plain"
      aria-label={CONTACT_TEXTS.form}
      aria-busy={sending}
      className={`stack shrink gap-4 ${styles.form}`}
      data-only="screen"
      onSubmit={submit}
    >
      <p className="note">{CONTACT_TEXTS.allNeeded}</p>
      <Fields field={field} />
      <Trap />
      <div ref={notice} tabIndex={-1} className={styles.outcome}>
        <DeliveryNotice delivery={delivery} email={email} message={message} />
      </div>
      <Actions
        posts={endpoint !== null}
        sending={sending}
        sent={sent}
        onClear={written ? startAgain : undefined}
      />
      <p className="note" aria-live="polite">
        {CONTACT_TEXTS[keeps ? 'keptHere' : 'notKept']}
      </p>
    </form>
  );
}

/** If the clipboard is not available, shows the message selected. */
function CopyMessage({ text }: { text: string }) {
  const { copy, message, selectable } = useCopy<HTMLTextAreaElement>(COPY_TEXTS);
  return (
    <div className="stack start gap-2 fill">
      <Button kind="quiet" onClick={() => copy(text)}>
        {COPY_TEXTS.copy}
      </Button>
      <p className={styles.said} role="status">
        {message}
      </p>
      <textarea
        ref={selectable}
        hidden
        readOnly
        value={text}
        aria-label={COPY_TEXTS.message}
        className={`fill round-s raised ${styles.copyBox}`}
      />
    </div>
  );
}

/** Returns advice for a message that the site could not deliver itself, or null. */
function wayOut(delivery: Delivery): { kind: 'info' | 'warning' | 'danger'; text: string } | null {
  const { wayOut: texts, failures } = DELIVERY_TEXTS;
  switch (delivery.status) {
    case 'opened':
      return { kind: 'info', text: texts.opened };
    case 'too-long':
      return { kind: 'warning', text: texts.tooLong };
    case 'trapped':
      return { kind: 'warning', text: texts.trapped };
    case 'failed':
      return { kind: 'danger', text: `${failures[delivery.reason]} ${texts.failed}` };
    default:
      return null;
  }
}

type DeliveryNoticeProps = { delivery: Delivery; email: string; message: ContactMessage };

function DeliveryNotice({ delivery, email, message }: DeliveryNoticeProps) {
  if (delivery.status === 'sending') return <Loading>{DELIVERY_TEXTS.sending}</Loading>;
  if (delivery.status === 'sent') {
    return <Notice kind="success">{DELIVERY_TEXTS.sent}</Notice>;
  }
  const out = wayOut(delivery);
  if (out === null) return null;
  return (
    <Notice kind={out.kind}>
      <p>
        {out.text} <a href={`mailto:${email}`}>{email}</a>.
      </p>
      <CopyMessage text={COPY_TEXTS.text(email, message)} />
    </Notice>
  );
}
