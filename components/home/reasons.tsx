import { home } from '@/content/pages/home';
import styles from './home.module.css';

export function Reasons() {
  return (
    <section aria-labelledby="per-que" className="stack gap-5">
      <h2 id="per-que">{home.why.title}</h2>
      <ul className={`grid gap-6 ${styles.points}`}>
        {home.why.points.map(({ id, title, text }) => (
          <li key={id} className="stack top gap-2">
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
