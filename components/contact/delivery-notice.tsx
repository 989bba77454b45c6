import { Button } from '@/components/ui/button';
import { useCopy } from '@/components/ui/copy/use-copy';
import { Loading } from '@/components/ui/loading';
import { Notice } from '@/components/ui/notice';
import { COPY_TEXTS, DELIVERY_TEXTS } from '@/content/interface/contact';
import type { Delivery } from '@/lib/contact/delivery';
import type { ContactMessage } from '@/lib/contact/message';
import styles from './contact-form.module.css';

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

export function DeliveryNotice({ delivery, email, message }: DeliveryNoticeProps) {
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
