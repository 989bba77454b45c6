import { PageSection } from '@/components/ui/text/page';
import { copyOf, NO_REASON } from '@/content/interface/results';
import { RECORD_TEXTS } from '@/content/interface/seasons';
import { pages } from '@/content/pages';
import { shortDate } from '@/lib/dates/formats';
import { formatListQuery } from '@/lib/results/query';
import type { Records } from '@/lib/results/views/records';
import { pageAddress } from '@/lib/site/address';
import { joinList } from '@/lib/text/catalan';
import { DiadaLink } from './diada-link';
import styles from './season-panels.module.css';

/** Rendered on the server only: of the diades that the site was built with. */
export function ClubRecords({ records, built }: { records: Records; built: string }) {
  const { towns, run, most, threeTall, neverBuilt } = records;
  const held = [
    [RECORD_TEXTS.run, run],
    [RECORD_TEXTS.most, most],
  ] as const;
  return (
    <PageSection id="records" title={RECORD_TEXTS.title}>
      <ul>
        {held.map(
          ([text, record]) =>
            record && (
              <li key={text(0)}>
                {text(record.count)}{' '}
                <DiadaLink date={record.date}>
                  {record.reason || NO_REASON}, {shortDate(record.date)}
                </DiadaLink>
              </li>
            ),
        )}
        <li>{RECORD_TEXTS.threeTall(threeTall)}</li>
        <li>
          {neverBuilt.length === 0 ? RECORD_TEXTS.allBuilt : RECORD_TEXTS.neverBuilt(joinList(neverBuilt))}
        </li>
      </ul>
      <h3>{RECORD_TEXTS.towns}</h3>
      <ul className={styles.list}>
        {towns.map(([town, count]) => (
          <li key={town}>
            <a href={pageAddress(pages.diades.path + formatListQuery({ town }))}>{town}</a> {count}
          </li>
        ))}
      </ul>
      <p className="note">{copyOf(built)}</p>
    </PageSection>
  );
}
