import { pageMetadata } from '@/app/metadata';
import { OfficeList } from '@/components/club/people/office-list';
import { Page } from '@/components/ui/text/page';
import { pages } from '@/content/pages';
import { officePages } from '@/content/pages/leads';
import { presidents } from '@/content/people/presidents';

const page = officePages.presidents;

export const metadata = pageMetadata(pages.presidents);

export default function PresidentsPage() {
  return (
    <Page title={page.title} lead={page.lead}>
      <OfficeList office={presidents} />
    </Page>
  );
}
