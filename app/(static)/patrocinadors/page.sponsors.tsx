import { pageMetadata } from '@/app/metadata';
import { SponsorGroups } from '@/components/club/sponsor-groups';
import { Page, TextSections } from '@/components/ui/text/page';
import { sponsorGroups } from '@/content/lists';
import { pages } from '@/content/pages';
import { patrocinadors } from '@/content/pages/patrocinadors';

export const metadata = pageMetadata(pages.sponsors);

export default function SponsorsPage() {
  return (
    <Page title={patrocinadors.title} lead={patrocinadors.lead}>
      <SponsorGroups groups={sponsorGroups} />
      <TextSections sections={patrocinadors.sections} />
    </Page>
  );
}
