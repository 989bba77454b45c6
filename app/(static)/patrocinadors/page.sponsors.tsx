import { pageMetadata } from '@/app/metadata';
import { SponsorLogos } from '@/components/club/sponsor-logos';
import { Page, PageSection, TextSections } from '@/components/ui/text/page';
import { pages } from '@/content/pages';
import { patrocinadors } from '@/content/pages/patrocinadors';
import { sponsorGroups } from '@/content/sponsors';

export const metadata = pageMetadata(pages.sponsors);

export default function SponsorsPage() {
  return (
    <Page title={patrocinadors.title} lead={patrocinadors.lead}>
      {sponsorGroups.map(({ id, title, sponsors }) => (
        <PageSection key={id} id={id} title={title}>
          <SponsorLogos sponsors={sponsors} />
        </PageSection>
      ))}
      <TextSections sections={patrocinadors.sections} />
    </Page>
  );
}
