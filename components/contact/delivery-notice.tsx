import { Loading } from '@/components/ui/loading';
import { Notice } from '@/components/ui/notice';
import type { Delivery, DeliveryFailure } from '@/lib/contact/delivery';
import { type ContactMessage, messageToCopy } from '@/lib/contact/message';
import { CopyMessage } from './copy-message';

const failures: Readonly<Record<DeliveryFailure, string>> = {
  offline: "No hem pogut enviar el missatge: sembla que no hi ha connexió. No s'ha perdut res.",
  timeout: "El servidor triga massa a respondre i no sabem si el missatge ha arribat. No s'ha perdut res.",
  refused: "El servidor no ha acceptat el missatge. No s'ha perdut res.",
};

/** What has become of the message, and what the visitor can do about it. */
export function DeliveryNotice({
  delivery,
  email,
  message,
}: {
  delivery: Delivery;
  email: string;
  message: ContactMessage;
}) {
  const text = messageToCopy(email, message);
  const address = <a href={`mailto:${email}`}>{email}</a>;
  switch (delivery.status) {
    case 'editing':
      return null;
    case 'sending':
      return <Loading>S'està enviant el missatge…</Loading>;
    case 'sent':
      return (
        <Notice kind="success">Hem rebut el missatge. Et respondrem al correu que ens has deixat.</Notice>
      );
    case 'opened':
      return (
        <Notice>
          <p>
            S'hauria d'haver obert el teu programa de correu amb el missatge escrit: només falta que l'enviïs.
            Si no s'ha obert res, copia el missatge i envia'l a {address}.
          </p>
          <CopyMessage text={text} />
        </Notice>
      );
    case 'too-long':
      return (
        <Notice kind="warning">
          <p>
            El missatge és massa llarg per passar-lo directament al programa de correu. Copia'l i envia'l a{' '}
            {address}.
          </p>
          <CopyMessage text={text} />
        </Notice>
      );
    case 'trapped':
      return (
        <Notice kind="warning">
          <p>
            Hi ha un camp amagat que no s'ha d'omplir i algun programa l'ha omplert. No hem enviat res: copia
            el missatge i envia'l a {address}.
          </p>
          <CopyMessage text={text} />
        </Notice>
      );
    case 'failed':
      return (
        <Notice kind="danger">
          <p>
            {failures[delivery.reason]} Torna-ho a provar, o copia el missatge i envia'l a {address}.
          </p>
          <CopyMessage text={text} />
        </Notice>
      );
  }
}
