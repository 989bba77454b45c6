import { descriptionOf } from '@/app/metadata';
import { course } from '@/content/calendar/course';
import { CASTLE_GAME_PAGE } from '@/content/games/pages';
import { eras } from '@/content/history/eras';
import { AGENDA_TEXTS } from '@/content/interface/calendar';
import { PAGE_SECTIONS } from '@/content/interface/pages';
import { MORE_NAMES } from '@/content/interface/search-results';
import { sponsorGroups } from '@/content/lists';
import { pages } from '@/content/pages';
import { agenda } from '@/content/pages/agenda';
import { assajos } from '@/content/pages/assajos';
import { barraLliure } from '@/content/pages/barra-lliure';
import { contactar } from '@/content/pages/contactar';
import { fotografies } from '@/content/pages/fotografies';
import { grallesITabals } from '@/content/pages/gralles-i-tabals';
import { home } from '@/content/pages/home';
import { inEnglish } from '@/content/pages/in-english.en';
import { musica } from '@/content/pages/musica';
import { towerPartsPage } from '@/content/pages/parts-castell';
import { patrocinadors } from '@/content/pages/patrocinadors';
import { quiSom } from '@/content/pages/qui-som';
import { vidaUniversitaria } from '@/content/pages/vida-universitaria';
import { videos } from '@/content/pages/videos';
import { timelineEvents } from '@/content/timeline/events';
import { towerParts } from '@/content/tower-parts';
import type { Answers, Era, RehearsalsPage, SponsorGroup, TimelineEvent } from '@/lib/club/types';
import { dayMonthAndYear, formatPartialDate } from '@/lib/dates/formats';
import type { SearchEntry } from '@/lib/search/entry';
import type { PageEntry, PageText, Section } from '@/lib/site/pages';
import { plainText } from '@/lib/text/links';
import { currentMembers } from './people';

/** What the menu calls the page, otherwise its section. */
function nameOf({ menu = {}, section = '' }: PageEntry): string {
  return Object.values(menu)[0] ?? section;
}

/** Further text of a page, beside its description. */
const moreText: Readonly<Record<string, string>> = {
  ...currentMembers,
  [pages.home.path]: `${home.title}. ${home.lead}`,
  [pages.rehearsals.path]: course.rehearsals
    .map(({ weekday, place }) => `${weekday}, ${place.name}`)
    .join('. '),
  [pages.castleGame.path]: CASTLE_GAME_PAGE.title,
  [pages.sponsors.path]: (sponsorGroups as readonly SponsorGroup[])
    .flatMap(({ sponsors }) => sponsors.map(({ name }) => name))
    .join(', '),
};

/** `/palette` is a tool of who makes the site. */
const wholePages: readonly PageEntry[] = Object.values<PageEntry>(pages).filter(
  ({ path, above }) => above === undefined && path !== pages.palette.path,
);

function pageEntry(page: PageEntry): SearchEntry {
  const names = [page.section, ...Object.values(page.menu ?? {})].filter((name) => name !== undefined);
  return {
    kind: 'page',
    address: page.path,
    title: nameOf(page),
    names: [...new Set(names)].join(' '),
    text: [descriptionOf(page), moreText[page.path]].filter((text) => text !== undefined).join(' '),
  };
}

type Part = Pick<SearchEntry, 'title' | 'text'> & { readonly id: string; readonly names?: string };

const partsOf = (
  page: PageEntry,
  parts: readonly Part[],
  kind: SearchEntry['kind'] = 'page',
): SearchEntry[] =>
  parts.map(({ id, ...part }) => ({ kind, address: `${page.path}#${id}`, within: nameOf(page), ...part }));

function sectionPart({ id, title, paragraphs, list = [] }: Section): Part {
  return { id, title, text: [...paragraphs, ...list].map(plainText).join(' ') };
}

const sections = (page: PageEntry, { sections }: Pick<PageText, 'sections'>): SearchEntry[] =>
  partsOf(page, sections.map(sectionPart));

const answers = (page: PageEntry, { items }: Answers): SearchEntry[] =>
  partsOf(
    page,
    items.map(({ id, question, answer }) => ({ id, title: question, text: plainText(answer) })),
    'question',
  );

function greetings(): SearchEntry[] {
  const { greetings: texts = [] }: RehearsalsPage = assajos;
  return partsOf(pages.rehearsals, texts.map(sectionPart));
}

function rehearsalHours(): SearchEntry[] {
  const hours = course.rehearsals.map(
    ({ weekday, from, to, place }) =>
      `${weekday}, ${from}-${to}: ${place.name}, ${place.address}. ${place.howToGet}`,
  );
  return partsOf(pages.rehearsals, [
    { id: 'horaris', title: PAGE_SECTIONS.rehearsals, names: MORE_NAMES.hours, text: hours.join(' ') },
    { id: 'subscripcio', title: PAGE_SECTIONS.subscription, text: '' },
  ]);
}

function agendaItems(): SearchEntry[] {
  const items = course.agenda.map(({ id, kind, title, date, place, description }) => ({
    id,
    title,
    names: date.slice(0, 4),
    text: `${dayMonthAndYear(date)}, ${place}. ${AGENDA_TEXTS.kinds[kind]}. ${description}`,
  }));
  return partsOf(pages.agenda, items, 'diada');
}

function historyParts(): SearchEntry[] {
  const shownEras: readonly Era[] = eras;
  const events: readonly TimelineEvent[] = timelineEvents;
  return [
    ...partsOf(
      pages.history,
      shownEras.map((era) => ({ ...sectionPart(era), names: era.years })),
    ),
    ...partsOf(
      pages.timeline,
      events.map(({ id, title, date, description }) => ({
        id,
        title,
        text: `${date ? `${formatPartialDate(date)}. ` : ''}${plainText(description)}`,
      })),
    ),
  ];
}

function castellParts(): SearchEntry[] {
  const { code, height, pinya } = towerPartsPage;
  return partsOf(pages.towerParts, [
    { id: 'elevation', title: height.title, names: code, text: height.caption },
    { id: 'plan', title: pinya.title, text: pinya.caption },
    ...towerParts.map(({ id, name, definition }) => ({ id, title: name, text: definition })),
  ]);
}

/** Pages, their sections, and questions with their answers. */
export const pageEntries: readonly SearchEntry[] = [
  ...wholePages.map(pageEntry),
  ...rehearsalHours(),
  ...sections(pages.rehearsals, assajos),
  ...answers(pages.rehearsals, assajos.answers),
  ...greetings(),
  ...sections(pages.inEnglish, inEnglish),
  ...answers(pages.inEnglish, inEnglish.answers),
  ...agendaItems(),
  ...sections(pages.about, quiSom),
  ...sections(pages.agenda, agenda),
  ...sections(pages.contact, contactar),
  ...answers(pages.contact, contactar.privacy),
  ...sections(pages.freeBar, barraLliure),
  ...sections(pages.photos, fotografies),
  ...sections(pages.musicGroup, grallesITabals),
  ...sections(pages.music, musica),
  ...sections(pages.sponsors, patrocinadors),
  ...sections(pages.universityLife, vidaUniversitaria),
  ...sections(pages.videos, videos),
  ...historyParts(),
  ...castellParts(),
];
