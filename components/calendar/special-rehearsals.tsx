import { PageLink } from '@/components/ui/page-link';
import { ShownItems } from '@/components/ui/shown-between';
import { occasionText, REHEARSAL_TEXTS } from '@/content/interface/calendar';
import { pages } from '@/content/pages';
import { asHeld, type Course, endOf, isCancelled, sortAgenda } from '@/lib/calendar/course';
import { capitalised } from '@/lib/text/catalan';
import styles from './rehearsal-times.module.css';

type SpecialRehearsalsProps = {
  agenda: Course['agenda'];
  /** Date of the build. */
  built: string;
};

/** Rehearsals of the agenda that are to come, such as those for newcomers. Nothing if there are none. */
export function SpecialRehearsals({ agenda, built }: SpecialRehearsalsProps) {
  const items = sortAgenda(agenda.map(asHeld)).filter(
    (item) => item.kind === 'assaig' && !isCancelled(item) && endOf(item) >= built,
  );
  const lines = items.map((item) => ({
    id: item.id,
    until: endOf(item),
    content: (
      <>
        <PageLink href={`${pages.agenda.path}#${item.id}`}>{capitalised(occasionText(item))}</PageLink>:{' '}
        {item.title}
      </>
    ),
  }));
  const { special } = REHEARSAL_TEXTS;
  return (
    <ShownItems
      built={built}
      items={lines}
      title={<h3>{special}</h3>}
      label={special}
      className={`stack gap-2 ${styles.special}`}
    />
  );
}
