import { pageMetadata } from '@/app/metadata';
import { LegalDocumentView } from '@/components/legal/legal-document-view';
import { reglament } from '@/content/legal/reglament';
import { pages } from '@/content/pages';
import { documentPages } from '@/content/pages/leads';

const page = documentPages['reglament-regim-intern'];

export const metadata = pageMetadata(pages.internalRules);

export default function InternalRulesPage() {
  return <LegalDocumentView document={reglament} page={page} />;
}
