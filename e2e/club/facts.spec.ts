import { rehearsals } from '@/content/calendar/rehearsals';
import { club } from '@/content/club';
import { CONTACT_TEXTS } from '@/content/interface/contact';
import { LEGAL_TEXTS, pdfLink } from '@/content/interface/legal';
import { documents } from '@/content/legal/documents';
import { agendaItems, sponsorGroups } from '@/content/lists';
import { pages } from '@/content/pages';
import { fotografies } from '@/content/pages/fotografies';
import { musica } from '@/content/pages/musica';
import { isShown } from '@/content/shown';
import { rawHtml, rawText } from '@/e2e/support/raw-html';
import { knownVideos } from '@/e2e/support/videos';
import { expect, test } from '@/e2e/support/watch';
import type { SponsorGroup } from '@/lib/club/types';
import { numberDocument } from '@/lib/legal/numbering';

const groups: readonly SponsorGroup[] = sponsorGroups;

test('what has to be on a page is in its HTML, without scripts', () => {
  const places = rehearsals.flatMap(({ from, to, place }) => [from, to, place.name, place.address]);
  const facts: Readonly<Record<string, readonly string[]>> = {
    [pages.agenda.path]: [...places, ...agendaItems.map(({ title }) => title)],
    [pages.rehearsals.path]: places,
    [pages.photos.path]: [fotografies.lead, ...fotografies.sections.map(({ title }) => title)],
    [pages.sponsors.path]: groups.flatMap(({ title, sponsors }) => [
      title,
      ...sponsors.map(({ name }) => name),
    ]),
    [pages.videos.path]: knownVideos.map(({ title }) => title),
    [pages.music.path]: musica.scores.map(({ title }) => pdfLink(title)),
    [pages.contact.path]: [
      ...Object.values(CONTACT_TEXTS.fields),
      club.email,
      ...rehearsals.flatMap(({ from, to }) => [from, to]),
    ],
    ...Object.fromEntries(
      documents.map((document) => [
        `/${document.id}`,
        [
          ...numberDocument(document).chapters.map(({ heading }) => heading),
          LEGAL_TEXTS.download,
          LEGAL_TEXTS.noViewer,
        ],
      ]),
    ),
  };
  for (const [path, words] of Object.entries(facts).filter(([page]) => isShown(page))) {
    const route = `${path.slice(1)}/`;
    const text = `${rawText(route)} ${rawHtml(route)}`.replaceAll('&#x27;', "'");
    for (const word of words) expect(text, route).toContain(word);
  }
});
