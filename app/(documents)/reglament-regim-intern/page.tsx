import { pageMetadata } from '@/app/page-metadata';
import { DocumentView } from '@/components/documents/document-view';
import { documentPages } from '@/content/documents/pages';
import { reglament } from '@/content/documents/reglament';
import { pages } from '@/content/pages';

const page = documentPages['reglament-regim-intern'];

export const metadata = pageMetadata(pages.internalRules);

export default function InternalRulesPage() {
  return <DocumentView document={reglament} page={page} />;
}
