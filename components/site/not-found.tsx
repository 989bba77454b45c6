import { ButtonLink } from '@/components/ui/button';
import styles from '@/components/ui/failure.module.css';
import { SITE_TEXTS } from '@/content/interface/site';
import { notFound } from '@/content/pages/not-found';
import { isShown } from '@/content/shown';

const { number, title, ways } = SITE_TEXTS.notFound;

export function NotFound() {
  return (
    <div className={styles.failure}>
      <p className={`display extrabold ${styles.number}`}>{number}</p>
      <h1 lang="en">{title}</h1>
      <p>{notFound.text}</p>
      <nav aria-label={ways} className={styles.links}>
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
