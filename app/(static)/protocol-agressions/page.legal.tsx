import { pageMetadata } from '@/app/metadata';
import { LegalDocumentView } from '@/components/legal/legal-document-view';
import { protocol } from '@/content/legal/protocol';
import { pages } from '@/content/pages';
import { documentPages } from '@/content/pages/leads';

const page = documentPages['protocol-agressions'];

export const metadata = pageMetadata(pages.aggressionProtocol);

export default function ProtocolPage() {
  return <LegalDocumentView document={protocol} page={page} />;
}
