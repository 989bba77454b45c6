import { pointsText, SUMMARY_TEXTS } from '@/content/interface/results';
import type { SeasonPoint } from '@/lib/results/views/summary';
import { formatInteger, formatPercent } from '@/lib/text/catalan';
import styles from './season-figures.module.css';

type SeasonFiguresProps = { points: readonly SeasonPoint[]; season: string | null };

export function SeasonFigures({ points, season }: SeasonFiguresProps) {
  const shown = season === null ? points : points.filter((point) => point.season === season);
  const sum = (field: Exclude<keyof SeasonPoint, 'season'>) =>
    shown.reduce((total, point) => total + point[field], 0);
  const [descarregats, carregats] = [sum('descarregats'), sum('carregats')];
  const tried = descarregats + carregats + sum('intents');
  const best = shown.reduce((most, point) => Math.max(most, point.best), 0);
  const figures = [
    { name: SUMMARY_TEXTS.diades, value: formatInteger(sum('diades')) },
    { name: SUMMARY_TEXTS.built, value: formatInteger(descarregats + carregats) },
    { name: SUMMARY_TEXTS.successRate, value: tried === 0 ? '—' : formatPercent(descarregats / tried) },
    { name: SUMMARY_TEXTS.bestDiada, value: best === 0 ? '—' : pointsText(best) },
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt className="note">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
