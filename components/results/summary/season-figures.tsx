import { pointsText } from '@/content/interface/results';
import { FIGURE_NAMES } from '@/content/interface/seasons';
import { shortDate } from '@/lib/dates/formats';
import { figuresOf, type Glance } from '@/lib/results/views/glance';
import { formatInteger, formatPercent } from '@/lib/text/catalan';
import { DiadaLink } from './diada-link';
import styles from './historical-summary.module.css';

export function SeasonFigures({ glance }: { glance: Glance }) {
  const { best } = glance;
  const figures = figuresOf(glance).filter(({ id }) => id !== 'best');
  return (
    <dl className={`stack gap-4 gap-x-5 ${styles.figures}`}>
      {figures.map(({ id, value, share }) => (
        <div key={id}>
          <dt className="note">{FIGURE_NAMES[id]}</dt>
          <dd>
            {formatInteger(value)}
            {share !== null && (
              <span className={`title-s soft ${styles.share}`}> {formatPercent(share)}</span>
            )}
          </dd>
        </div>
      ))}
      <div>
        <dt className="note">
          {FIGURE_NAMES.best}
          {best && (
            <>
              {': '}
              <DiadaLink date={best.date}>
                {[best.reason, shortDate(best.date)].filter(Boolean).join(', ')}
              </DiadaLink>
            </>
          )}
        </dt>
        <dd>{best ? pointsText(best.points) : '—'}</dd>
      </div>
    </dl>
  );
}
