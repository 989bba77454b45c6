'use client';

import { type FormEvent, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { TextArea, TextField } from '@/components/ui/field';
import type { ContactField } from '@/lib/contact/message';
import { groupThousands, MAX_LENGTH } from '@/lib/contact/validate';
import styles from './contact-form.module.css';
import { DeliveryNotice } from './delivery-notice';
import { type ContactFormSettings, useContactForm } from './use-contact-form';

type ContactFormProps = Omit<ContactFormSettings, 'openMail'> & {
  subjectLabel: string;
  messageLabel: string;
  openMail?: ContactFormSettings['openMail'];
};

/** Name of the field that only programs fill in. */
const TRAP = 'pagina-personal';

type FieldOf = (name: ContactField) => {
  name: ContactField;
  value: string;
  error: string | undefined;
  readOnly: boolean;
  'aria-required': true;
  onChange: (event: { target: { value: string } }) => void;
};

function Fields({
  subjectLabel,
  messageLabel,
  field,
}: Pick<ContactFormProps, 'subjectLabel' | 'messageLabel'> & { field: FieldOf }) {
  return (
    <>
      <div className={styles.pair}>
        <TextField label="El teu nom" autoComplete="name" {...field('name')} />
        <TextField
          label="El teu correu electrònic"
          type="email"
          inputMode="email"
          autoComplete="email"
          hint="Només per respondre't."
          {...field('email')}
        />
      </div>
      <TextField label={subjectLabel} {...field('subject')} />
      <TextArea
        label={messageLabel}
        rows={8}
        hint={`${groupThousands(MAX_LENGTH.message)} caràcters com a màxim.`}
        {...field('message')}
      />
    </>
  );
}

/** A field nobody sees: only programs that fill in everything fill it in. */
function Trap() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        No omplis aquest camp
        <input name={TRAP} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}

type ActionsProps = {
  /** Whether the message goes straight to the club; otherwise the mail program takes it. */
  posts: boolean;
  sending: boolean;
  /** Undefined while there is nothing to clear. */
  onClear: (() => void) | undefined;
};

function Actions({ posts, sending, onClear }: ActionsProps) {
  return (
    <div className={styles.actions}>
      <Button type="submit" disabled={sending}>
        {posts ? 'Envia el missatge' : 'Obre el missatge al correu'}
      </Button>
      {onClear && (
        <Button kind="quiet" disabled={sending} onClick={onClear}>
          Esborra-ho tot
        </Button>
      )}
    </div>
  );
}

const followMail = (href: string) => location.assign(href);

/** Writes to the club: through the visitor's mail program or, where an endpoint is set, straight to it. */
export function ContactForm({
  email,
  endpoint,
  subjectLabel,
  messageLabel,
  openMail = followMail,
}: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { message, errors, delivery, write, send, clear } = useContactForm({ email, endpoint, openMail });
  const sending = delivery.status === 'sending';
  const written = Object.values(message).some((text) => text !== '');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.current) return;
    const trap = form.current.elements.namedItem(TRAP);
    const trapped = trap instanceof HTMLInputElement ? trap.value : '';
    const wrong = send(trapped);
    if (wrong) focusField(wrong);
    // A person whose browser filled in the hidden field can send again after the notice.
    else if (trap instanceof HTMLInputElement) trap.value = '';
  }

  function focusField(name: ContactField) {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  }

  // The button that was pressed goes away: writing begins again at the first field.
  function startAgain() {
    clear();
    focusField('name');
  }

  const field: FieldOf = (name) => ({
    name,
    value: message[name],
    error: errors[name],
    readOnly: sending,
    // Not `required`: readers would call an empty field wrong before anything is sent.
    'aria-required': true,
    onChange: ({ target }) => write(name, target.value),
  });

  return (
    <form
      ref={form}
      noValidate
      // Without scripts the browser composes the e-mail by itself.
      action={`mailto:${email}`}
      method="post"
      encType="text/plain"
      aria-label="Formulari de contacte"
      aria-busy={sending}
      className={styles.form}
      onSubmit={submit}
    >
      <p className={styles.note}>Tots els camps són obligatoris.</p>
      <Fields subjectLabel={subjectLabel} messageLabel={messageLabel} field={field} />
      <Trap />
      <DeliveryNotice delivery={delivery} email={email} message={message} />
      <Actions posts={endpoint !== null} sending={sending} onClear={written ? startAgain : undefined} />
      <p className={styles.note}>
        El que escrius es guarda en aquest navegador fins que ho envies o ho esborres.
      </p>
    </form>
  );
}
