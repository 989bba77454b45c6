import { PageSection } from '@/components/ui/text/page';
import { Prose } from '@/components/ui/text/prose';
import { assajos } from '@/content/pages/assajos';
import type { RehearsalsPage } from '@/lib/club/types';

/** A few lines for each language that has no welcome of its own. */
export function Greetings() {
  const { greetings = [] }: RehearsalsPage = assajos;
  return greetings.map(({ lang, id, title, paragraphs }) => (
    <div key={id} lang={lang}>
      <PageSection id={id} title={title} titleBeside>
        <Prose paragraphs={paragraphs} />
      </PageSection>
    </div>
  ));
}
