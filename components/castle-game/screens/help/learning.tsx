import { catalogue } from '@/content/castle-game/catalogue';
import { EXAMPLE_TOWERS, HELP_TEXTS } from '@/content/interface/castle-game/help';
import { formatPercent } from '@/lib/text/number';
import { TowerCode } from '../../frame/tower-code';
import { HelpSection } from './help-section';
import styles from './learning.module.css';

const { title, paragraphs, leansOn, pieces, after } = HELP_TEXTS.learning;

export function Learning() {
  return (
    <HelpSection title={title} paragraphs={paragraphs}>
      <ul className={styles.examples}>
        {EXAMPLE_TOWERS.map((code) => (
          <li key={code}>
            <Leaning code={code} />
          </li>
        ))}
      </ul>
      <dl className={styles.pieces}>
        {pieces.map(({ term, code, about }) => (
          <div key={code}>
            <dt>
              {term} <span className={styles.code}>{code}</span>
            </dt>
            <dd>{about}</dd>
          </div>
        ))}
      </dl>
      <p>{after}</p>
    </HelpSection>
  );
}

function Leaning({ code }: { readonly code: string }) {
  const dependencies = catalogue.get(code)?.odds.dependencies ?? {};
  return (
    <>
      <strong>
        <TowerCode>{code}</TowerCode>
      </strong>{' '}
      {leansOn}{' '}
      {Object.entries(dependencies).map(([name, share]) => (
        <span key={name} className={styles.below}>
          <TowerCode>{name}</TowerCode> {formatPercent(share)}
        </span>
      ))}
    </>
  );
}
