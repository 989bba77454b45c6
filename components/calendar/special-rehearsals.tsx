import { PageLink } from '@/components/ui/page-link';
import { ShownBetween } from '@/components/ui/shown-between';
import { occasionText, REHEARSAL_TEXTS } from '@/content/interface/calendar';
import { pages } from '@/content/pages';
import { asHeld, type Course, endOf, isCancelled, sortAgenda } from '@/lib/calendar/course';
import { capitalised } from '@/lib/text/catalan';

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
  const last = items.map(endOf).sort().at(-1);
  if (!last) return null;
  return (
    <ShownBetween until={last} built={built}>
      <h3>{REHEARSAL_TEXTS.special}</h3>
      <ul>
        {items.map((item) => (
          <ShownBetween key={item.id} as="li" until={endOf(item)} built={built}>
            <PageLink href={`${pages.agenda.path}#${item.id}`}>{capitalised(occasionText(item))}</PageLink>:{' '}
            {item.title}. {item.description}
          </ShownBetween>
        ))}
      </ul>
    </ShownBetween>
  );
}
