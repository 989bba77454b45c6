import { ButtonLink } from '@/components/ui/button';
import { notFound } from '@/content/pages/not-found';
import styles from './not-found.module.css';

/** What stands where no page does, with ways on. */
export function NotFound() {
  return (
    <div className={styles.notFound}>
      <p className={styles.number}>404</p>
      <h1 lang="en">Page Not Found</h1>
      <p>{notFound.text}</p>
      <nav aria-label="Per continuar" className={styles.links}>
        {notFound.actions.map(({ label, link }, index) => (
          <ButtonLink key={link} href={link} kind={index === 0 ? 'accent' : 'quiet'}>
            {label}
          </ButtonLink>
        ))}
      </nav>
    </div>
  );
}
