import { PageSection } from '@/components/ui/text/page';
import { EMPTY_TEXTS } from '@/content/interface/pages';
import type { SponsorGroup } from '@/lib/club/types';
import { asset } from '@/lib/site/address';
import styles from './sponsor-groups.module.css';

export function SponsorGroups({ groups }: { groups: readonly SponsorGroup[] }) {
  if (groups.length === 0) return <p>{EMPTY_TEXTS.sponsors}</p>;
  return groups.map(({ id, title, sponsors }) => (
    <PageSection key={id} id={id} title={<span className="inline-block capital">{title}</span>}>
      <ul className="grid columns-m gap-5">
        {sponsors.map(({ name, image }) => (
          <li key={name} className="stack top gap-2 semibold leading-3">
            <span className={`stack center pad-4 round-m lined ${styles.plate}`}>
              <img src={asset(`/sponsors/${image}`)} alt="" width={240} height={120} loading="lazy" />
            </span>
            {name}
          </li>
        ))}
      </ul>
    </PageSection>
  ));
}
