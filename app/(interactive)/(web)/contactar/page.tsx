import { buildDay } from '@/app/build-day';
import { pageMetadata } from '@/app/metadata';
import { RehearsalTimes } from '@/components/calendar/rehearsal-times';
import { ContactForm } from '@/components/contact/contact-form';
import { ContactWays } from '@/components/contact/contact-ways';
import { AnswerList } from '@/components/ui/text/answer-list';
import { Page, PageSection, TextSections } from '@/components/ui/text/page';
import { club } from '@/content/club';
import { PAGE_SECTIONS } from '@/content/interface/pages';
import { pages } from '@/content/pages';
import { contactar } from '@/content/pages/contactar';
import type { PageText } from '@/lib/site/pages';

export const metadata = pageMetadata(pages.contact);

const { picture }: PageText = contactar;
const endpoint = process.env.NEXT_PUBLIC_CONTACT_ENDPOINT || null;

export default function ContactPage() {
  return (
    <Page title={contactar.title} lead={contactar.lead} picture={picture}>
      <PageSection id="formulari" title={PAGE_SECTIONS.contactForm}>
        <ContactForm email={club.email} endpoint={endpoint} subjects={contactar.subjects} />
      </PageSection>
      <PageSection id="altres-vies" title={PAGE_SECTIONS.contactWays}>
        <ContactWays />
      </PageSection>
      <TextSections sections={contactar.sections} />
      <PageSection id="horaris" title={PAGE_SECTIONS.rehearsals}>
        <RehearsalTimes built={buildDay} />
      </PageSection>
      <PageSection id={contactar.privacy.id} title={contactar.privacy.title}>
        <AnswerList items={contactar.privacy.items} />
      </PageSection>
    </Page>
  );
}
