import { Embed } from '@/components/shared/embed/embed';
import { PastNotice } from '@/components/shared/past-notice';
import { PageLink } from '@/components/ui/page-link';
import { ShownItems } from '@/components/ui/shown-between';
import { rehearsalSeason, rehearsals } from '@/content/calendar/rehearsals';
import { occasionText, pastRehearsals, REHEARSAL_TEXTS } from '@/content/interface/calendar';
import { hostNotice } from '@/content/interface/embeds';
import { pages } from '@/content/pages';
import { asHeld, type Course, endOf, isCancelled, type Rehearsal, sortAgenda } from '@/lib/calendar/course';
import { hostOf } from '@/lib/embeds/embeds';
import { capitalised } from '@/lib/text/catalan';
import { groupBy } from '@/lib/values/collections';
import styles from './rehearsal-times.module.css';

const shown: readonly Rehearsal[] = rehearsals;
const mapHosts = [...new Set(shown.map(({ place }) => hostOf(place.map.src)))];

/** A card for each place. `built`: date of the build. */
export function RehearsalTimes({ built, maps = false }: { built: string; maps?: boolean }) {
  return (
    <>
      <PastNotice
        day={rehearsalSeason.to}
        built={built}
        text={pastRehearsals(rehearsalSeason)}
        ask={REHEARSAL_TEXTS.ask}
      />
      {maps && (
        <div className="note" data-only="scripts">
          {mapHosts.map((host) => (
            <p key={host}>{hostNotice(host)}</p>
          ))}
        </div>
      )}
      <ul className={`grid gap-4 ${styles.places}`}>
        {[...groupBy(shown, ({ place }) => place.name).values()].map((times) => {
          const [{ place }] = times;
          return (
            <li key={place.name} className={`stack panel shrink top gap-2 pad-5 round-m ${styles.place}`}>
              <h3>{place.name}</h3>
              <dl className="cluster gap-2 gap-x-5">
                {times.map(({ id, weekday, from, to }) => (
                  <div key={id}>
                    <dt className="capital">{weekday}</dt>
                    <dd className="display title-m tight digits extrabold">
                      <time dateTime={from}>{from}</time>–<time dateTime={to}>{to}</time>
                    </dd>
                  </div>
                ))}
              </dl>
              <p>{place.address}</p>
              <p className="note">{place.howToGet}</p>
              <p className="note">{place.notes}</p>
              {maps && (
                <div className={`stack gap-2 ${styles.map}`} data-only="screen">
                  <Embed kind="mapes" title={place.name} src={place.map.src} height={256} isTold />
                  <a
                    href={place.map.link}
                    className={`small ${styles.mapLink}`}
                    aria-label={`${REHEARSAL_TEXTS.openMap}: ${place.name}`}
                  >
                    {REHEARSAL_TEXTS.openMap}
                  </a>
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

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
