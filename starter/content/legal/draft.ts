import { answers, club } from '@/content/club';
import type { Article, ArticleWord, LegalDocument } from '@/lib/legal/types';

/** A document that the assembly has not approved yet. `title` goes before the club. */
export const draft = <const Id extends string>(
  id: Id,
  title: string,
  articleWord: ArticleWord,
  articles: readonly Article[],
) =>
  ({
    id,
    title: `${title} ${club.ofShortName}`,
    year: answers.year,
    approval: "Esborrany, pendent de l'aprovació de l'assemblea.",
    articleWord,
    preamble: [
      `Aquest text és un esborrany perquè l'assemblea ${club.ofShortName} el discuteixi i l'aprovi.`,
    ],
    chapters: [
      {
        title: 'La colla',
        articles: [{ key: 'nom', title: 'Nom', blocks: [`La colla es diu ${club.name}.`] }, ...articles],
      },
    ],
    provisions: [
      { title: 'Disposició final', blocks: ["Aquest text val des de l'endemà de l'assemblea que l'aprova."] },
    ],
  }) satisfies LegalDocument;
