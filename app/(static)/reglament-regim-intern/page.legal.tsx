import { pageMetadata } from '@/app/metadata';
import { LegalDocumentView } from '@/components/legal/legal-document-view';
import { documentPages } from '@/content/legal/pages';
import { reglament } from '@/content/legal/reglament';
import { pages } from '@/content/pages';

const page = documentPages['reglament-regim-intern'];

export const metadata = pageMetadata(pages.internalRules);

export default function InternalRulesPage() {
  return <LegalDocumentView document={reglament} page={page} />;
}
