import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { Fold } from '@/components/ui/text/fold';
import { Prose, TextLink } from '@/components/ui/text/prose';
import { ENGLISH } from '@/content/interface/english';
import { pages } from '@/content/pages';
import { assajos } from '@/content/pages/assajos';
import type { RehearsalsPage } from '@/lib/club/types';
import styles from './essentials.module.css';

/** What newcomers ask first. */
export function Essentials() {
  return (
    <ul className={`cluster gap-2 ${styles.essentials}`} data-only="screen">
      {assajos.essentials.map(({ label, link }) => (
        <li key={label} className="edge pill">
          <TextLink href={link}>{label}</TextLink>
        </li>
      ))}
    </ul>
  );
}

/** The next rehearsal, beside the rest in wide windows. */
export function Opening({ first, children }: { first: ReactNode; children: ReactNode }) {
  return (
    <div className={`stack shrink top gap-4 ${styles.opening}`}>
      <div>{first}</div>
      <div className="stack shrink top gap-4">{children}</div>
    </div>
  );
}

/** A few lines for each language that has no page of its own. */
export function Greetings() {
  const { greetings = [] }: RehearsalsPage = assajos;
  return greetings.map(({ lang, id, title, paragraphs }) => (
    <Fold key={id} id={id} title={title} level={2} lang={lang}>
      <Prose paragraphs={paragraphs} />
    </Fold>
  ));
}

/** Links from the first screen to other languages. */
export function LanguageLinks() {
  const { greetings = [] }: RehearsalsPage = assajos;
  return (
    <ul className="cluster links gap-2 gap-x-5" data-only="screen">
      <li>
        <PageLink href={pages.inEnglish.path} lang={ENGLISH.lang} hrefLang={ENGLISH.lang}>
          {ENGLISH.label}
        </PageLink>
      </li>
      {greetings.map(({ id, lang, title }) => (
        <li key={id}>
          <a href={`#${id}`} lang={lang} hrefLang={lang}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
