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

/** Where the visitor has to carry the message, by what became of it; it ends before the club's address. */
function wayOut(delivery: Delivery): { kind: 'info' | 'warning' | 'danger'; text: string } | null {
  switch (delivery.status) {
    case 'opened':
      return {
        kind: 'info',
        text: "S'hauria d'haver obert el teu programa de correu amb el missatge escrit: només falta que l'enviïs. Si no s'ha obert res, copia el missatge i envia'l a",
      };
    case 'too-long':
      return {
        kind: 'warning',
        text: "El missatge és massa llarg per passar-lo directament al programa de correu. Copia'l i envia'l a",
      };
    case 'trapped':
      return {
        kind: 'warning',
        text: "Hi ha un camp amagat que no s'ha d'omplir i algun programa l'ha omplert. No hem enviat res: copia el missatge i envia'l a",
      };
    case 'failed':
      return {
        kind: 'danger',
        text: `${failures[delivery.reason]} Torna-ho a provar, o copia el missatge i envia'l a`,
      };
    default:
      return null;
  }
}

type DeliveryNoticeProps = { delivery: Delivery; email: string; message: ContactMessage };

/** What has become of the message, and what the visitor can do about it. */
export function DeliveryNotice({ delivery, email, message }: DeliveryNoticeProps) {
  if (delivery.status === 'sending') return <Loading>S'està enviant el missatge…</Loading>;
  if (delivery.status === 'sent') {
    return <Notice kind="success">Hem rebut el missatge. Et respondrem al correu que ens has deixat.</Notice>;
  }
  const out = wayOut(delivery);
  if (out === null) return null;
  return (
    <Notice kind={out.kind}>
      <p>
        {out.text} <a href={`mailto:${email}`}>{email}</a>.
      </p>
      <CopyMessage text={messageToCopy(email, message)} />
    </Notice>
  );
}
