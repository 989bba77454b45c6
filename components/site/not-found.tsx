import { ButtonLink } from '@/components/ui/button';
import failure from '@/components/ui/failure.module.css';
import { SITE_TEXTS } from '@/content/interface/site';
import { notFound } from '@/content/pages/not-found';
import { isShown } from '@/content/shown';
import styles from './not-found.module.css';

const { number, title, ways } = SITE_TEXTS.notFound;

export function NotFound() {
  return (
    <div className={failure.failure}>
      <p className={styles.number}>{number}</p>
      <h1 lang="en">{title}</h1>
      <p>{notFound.text}</p>
      <nav aria-label={ways} className={failure.links}>
        {notFound.actions
          .filter(({ link }) => isShown(link))
          .map(({ label, link }, index) => (
            <ButtonLink key={link} href={link} kind={index === 0 ? 'accent' : 'quiet'}>
              {label}
            </ButtonLink>
          ))}
      </nav>
    </div>
  );
}
