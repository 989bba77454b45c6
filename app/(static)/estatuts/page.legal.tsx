import { pageMetadata } from '@/app/metadata';
import { LegalDocumentView } from '@/components/legal/legal-document-view';
import { estatuts } from '@/content/legal/estatuts';
import { pages } from '@/content/pages';
import { documentPages } from '@/content/pages/leads';

const page = documentPages.estatuts;

export const metadata = pageMetadata(pages.statutes);

export default function StatutesPage() {
  return <LegalDocumentView document={estatuts} page={page} />;
}
