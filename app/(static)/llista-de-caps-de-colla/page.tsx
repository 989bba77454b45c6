import { buildDay } from '@/app/build-day';
import { pageMetadata } from '@/app/metadata';
import { OfficeList } from '@/components/club/people/office-list';
import { Page } from '@/components/ui/text/page';
import { pages } from '@/content/pages';
import { officePages } from '@/content/pages/leads';
import { heads } from '@/content/people/heads';
import { hasModule } from '@/content/shown';

const page = officePages['caps-de-colla'];

export const metadata = pageMetadata(pages.heads);

export default function HeadsPage() {
  return (
    <Page title={page.title} lead={page.lead}>
      <OfficeList office={heads} built={hasModule('results') ? buildDay : undefined} />
    </Page>
  );
}
