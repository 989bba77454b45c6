import { pageMetadata } from '@/app/page-metadata';
import { DocumentView } from '@/components/documents/document-view';
import { estatuts } from '@/content/documents/estatuts';
import { documentPages } from '@/content/documents/pages';
import { pages } from '@/content/pages';

const page = documentPages.estatuts;

export const metadata = pageMetadata(pages.statutes);

export default function StatutesPage() {
  return <DocumentView document={estatuts} page={page} />;
}
