import { pageMetadata } from '@/app/metadata';
import { LegalDocumentView } from '@/components/legal/legal-document-view';
import { estatuts } from '@/content/legal/estatuts';
import { documentPages } from '@/content/legal/pages';
import { pages } from '@/content/pages';

const page = documentPages.estatuts;

export const metadata = pageMetadata(pages.statutes);

export default function StatutesPage() {
  return <LegalDocumentView document={estatuts} page={page} />;
}
