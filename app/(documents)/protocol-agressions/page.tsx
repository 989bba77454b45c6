import { pageMetadata } from '@/app/page-metadata';
import { DocumentView } from '@/components/documents/document-view';
import { documentPages } from '@/content/documents/pages';
import { protocol } from '@/content/documents/protocol';
import { pages } from '@/content/pages';

const page = documentPages['protocol-agressions'];

export const metadata = pageMetadata(pages.aggressionProtocol);

export default function ProtocolPage() {
  return <DocumentView document={protocol} page={page} />;
}
