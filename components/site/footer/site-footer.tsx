import type { CSSProperties } from 'react';
import { navigation } from '@/components/site/menu/site-menu';
import { InlineScript } from '@/components/ui/inline-script';
import { PageLink } from '@/components/ui/page-link';
import { club } from '@/content/club';
import { ENGLISH } from '@/content/interface/english';
import { SITE_MAP_ID } from '@/content/interface/search';
import { footerGroup, SITE_TEXTS } from '@/content/interface/site';
import { pages } from '@/content/pages';
import { contactar } from '@/content/pages/contactar';
import { asset } from '@/lib/site/address';
import type { NavigationGroup } from '@/lib/site/pages';
import { CopyEmail } from './copy-email';
import styles from './site-footer.module.css';
import { SocialLinks } from './social-links';

/** `CSSProperties` does not allow custom properties. */
const PINYA: CSSProperties = Object.fromEntries([['--pinya', `url("${asset('/dibuixos/pinya.avif')}")`]]);

function FooterGroup({ group }: { group: NavigationGroup }) {
  return (
    <nav aria-label={footerGroup(group.label)} className={styles.group} data-columns={group.columns.length}>
      <details open suppressHydrationWarning>
        <summary className="fold">
          <h2 className="title-s">{group.label}</h2>
        </summary>
        <div className={`stack gap-5 ${styles.columns}`}>
          {group.columns.map(({ title, links }) => (
            <div key={title ?? group.label}>
              {title && <p className={styles.columnTitle}>{title}</p>}
              <ul className={`stack ${styles.links}`}>
                {links.map(({ href, label }) => (
                  <li key={href}>
                    <PageLink href={href}>{label}</PageLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </details>
    </nav>
  );
}

/** Phones open a group on request. The width is that of one column in the stylesheet. */
const foldGroups = `if (matchMedia('(width < 64rem)').matches)
for (const group of document.querySelectorAll('footer details')) group.open = false;`;

export function SiteFooter() {
  return (
    <footer className={styles.footer} data-only="screen">
      <div className={styles.pinya} style={PINYA} />
      <div className={styles.base}>
        <div className={`stack page-width gap-7 gap-x-6 ${styles.inner}`}>
          <div className={`stack top gap-4 ${styles.block} ${styles.contact}`}>
            <h2 className="title-s">{club.name}</h2>
            <CopyEmail email={club.email} />
            <SocialLinks />
          </div>
          <div className={`stack top gap-4 ${styles.block}`}>
            <h2 className="title-s">{SITE_TEXTS.universities}</h2>
            <ul className={`stack gap-3 ${styles.universities}`}>
              {club.universities.map(({ name, logo }) => (
                <li key={name} className="row middle gap-3 semibold">
                  <img src={asset(logo)} alt="" width={48} height={48} loading="lazy" />
                  {name}
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div id={SITE_MAP_ID} className={`stack page-width ${styles.sitemap}`}>
          {navigation.groups.map((group) => (
            <FooterGroup key={group.label} group={group} />
          ))}
        </div>
        <InlineScript code={foldGroups} />
        <div className={`cluster middle gap-2 gap-x-5 small text-center ${styles.end}`}>
          <p>{club.tagline}.</p>
          <ul className={`cluster justify-center gap-0 gap-x-4 ${styles.legal}`}>
            <li>
              <PageLink href={`${pages.contact.path}#${contactar.privacy.id}`}>
                {contactar.privacy.title}
              </PageLink>
            </li>
            <li>
              <PageLink href={pages.inEnglish.path} lang={ENGLISH.lang} hrefLang={ENGLISH.lang}>
                {ENGLISH.label}
              </PageLink>
            </li>
            <li>
              <a href={asset('/licences.txt')}>{SITE_TEXTS.licences}</a>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
}
