import styles from './night-sky.module.css';

const WIDTH = 640;
const HEIGHT = 172;

/** x, y and radius of the stars, in units of the drawing. */
const STARS = [
  [38, 34, 1.4],
  [84, 84, 1],
  [118, 26, 1],
  [171, 62, 1.6],
  [214, 22, 1.1],
  [262, 96, 1],
  [305, 40, 1.3],
  [352, 74, 1],
  [398, 24, 1.6],
  [441, 88, 1],
  [487, 46, 1.2],
  [533, 20, 1],
  [571, 78, 1.5],
  [612, 40, 1],
] as const;

/** Roofs of the campus. */
const ROOFS =
  'M0 172V146h44v-14h38v14h26v-30h58v42h24v-20l22-12 22 12v20h14V172ZM386 172V140h20v-20h16v-10h24v10h16v24h36v-16h62v-22h40v40h40V172Z';

/** x, y and scale of the people of a castell, from the ground up. */
const PEOPLE = [
  [308, 160, 1],
  [324, 160, 1],
  [308, 145, 0.94],
  [324, 145, 0.94],
  [309, 131, 0.88],
  [323, 131, 0.88],
  [310, 118, 0.82],
  [322, 118, 0.82],
  [316, 106, 0.72],
] as const;

/** Draws the sky. `hour` is from 0 to 1: the moon crosses it and dawn begins. */
export function NightSky({ hour }: { hour: number }) {
  const x = 70 + 500 * hour;
  const y = 128 - 84 * Math.sin(Math.PI * (0.08 + 0.84 * hour));
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="fill" aria-hidden="true" data-sky>
      <defs>
        <radialGradient id="alba" cx="1" cy="1" r="0.95">
          <stop offset="0" className={styles.dawn} stopOpacity={0.95 * hour ** 2} />
          <stop offset="1" className={styles.dawn} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} className={styles.night} />
      <g className={styles.stars} opacity={1 - 0.7 * hour ** 3}>
        {STARS.map(([starX, starY, radius]) => (
          <circle key={starX} cx={starX} cy={starY} r={radius} />
        ))}
      </g>
      <rect width={WIDTH} height={HEIGHT} fill="url(#alba)" />
      <path
        className={styles.moon}
        transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(40 * hour - 20).toFixed(1)})`}
        d="M7 -20a21 21 0 1 0 13 27a17 17 0 0 1 -13 -27Z"
      />
      <g className={styles.ground}>
        <path d={ROOFS} />
        <path d="M268 172c4-12 20-18 48-18s44 6 48 18Z" />
        {PEOPLE.map(([footX, footY, size]) => (
          <g key={`${footX} ${footY}`} transform={`translate(${footX} ${footY}) scale(${size})`}>
            <path d="M0 0v-10" className={styles.body} />
            <circle cy="-18" r="4.2" />
          </g>
        ))}
        <path d="M317 94l8-9" className={styles.arm} />
      </g>
    </svg>
  );
}
