import { PastNotice } from '@/components/shared/past-notice';
import { Notice } from '@/components/ui/notice';
import { PageLink } from '@/components/ui/page-link';
import { Page, SectionLinks } from '@/components/ui/text/page';
import { Prose, TextLink } from '@/components/ui/text/prose';
import { BOARD_TEXTS, lastBoard, seasonsOf } from '@/content/interface/club';
import { EMPTY_TEXTS } from '@/content/interface/pages';
import { directory as clubDirectory } from '@/content/people/directory';
import {
  type Board,
  type BoardPage,
  type FoundBoard,
  type Member,
  SEPARATOR,
  type SeasonLink,
  seasonLinks,
} from '@/lib/club/boards';
import { cardAddress, type Directory, personOf } from '@/lib/club/people';
import { seasonDates } from '@/lib/dates/seasons';
import { splitAt } from '@/lib/values/collections';
import styles from './board-view.module.css';

function MemberName({ member, directory }: { member: Member; directory: Directory }) {
  if (member.person === undefined) return member.nom;
  const { name } = personOf(directory, member.person);
  const address = cardAddress(member.person, directory.offices);
  if (address === null) return name;
  return <PageLink href={address}>{name}</PageLink>;
}

function ManagementBlock({ block, directory }: { block: Board['direccio']; directory: Directory }) {
  const groups = splitAt<Member, typeof SEPARATOR>(block.components, SEPARATOR);
  return (
    <section aria-labelledby="direccio" className={`panel pad-5 round-m ${styles.block}`}>
      <h2 id="direccio">{block.titol}</h2>
      {groups.length === 0 && <p>{EMPTY_TEXTS.board}</p>}
      {groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups are identified by position and never move
        <dl key={index} className={`grid fit columns-m gap-4 gap-x-5 ${styles.group}`}>
          {group.map((member) => (
            <div key={`${member.carrec} ${member.person ?? member.nom}`} className={styles.member}>
              <dt className="note">{member.carrec}</dt>
              <dd>
                <MemberName member={member} directory={directory} />
              </dd>
            </div>
          ))}
        </dl>
      ))}
    </section>
  );
}

function TeamBlocks({ teams, directory }: { teams: Board['junta']; directory: Directory }) {
  return (
    <div className="grid gap-6 gap-x-5">
      {teams.map(({ titol, components }) => (
        <section key={titol} className={styles.team}>
          <h2 className="title-s">{titol}</h2>
          <ul className={`stack gap-2 ${styles.members}`}>
            {components.map((member) => (
              <li key={`${member.carrec} ${member.person ?? member.nom}`}>
                <MemberName member={member} directory={directory} />
                {member.carrec && <span className="note block leading-3">{member.carrec}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Id of the links of the seasons. */
const SEASONS = 'temporades';

/** Seasons are in order, the oldest first, then the current one. */
function SeasonNav({ title, links }: { title: string; links: readonly SeasonLink[] }) {
  if (links.length === 0) return null;
  return (
    <nav id={SEASONS} aria-label={seasonsOf(title)}>
      <ul className={`cluster gap-2 ${styles.seasons}`} data-only="screen">
        {links.map(({ label, href, selected }) => (
          <li key={href}>
            <PageLink href={href} aria-current={selected ? 'page' : undefined}>
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type BoardViewProps = {
  page: BoardPage;
  found: FoundBoard;
  /** Date of the build. */
  built: string;
  directory?: Directory;
};

export function BoardView({ page, found, built, directory = clubDirectory }: BoardViewProps) {
  const { season, current, board } = found;
  const links = seasonLinks(page, season, BOARD_TEXTS.current);
  const seasons = links.length > 0 && [{ id: SEASONS, title: BOARD_TEXTS.seasons }];
  return (
    <Page title={`${page.title} (${season})`} links={seasons && <SectionLinks sections={seasons} />}>
      {current ? (
        <PastNotice
          day={seasonDates(season).to}
          built={built}
          text={lastBoard(season)}
          ask={BOARD_TEXTS.ask}
        />
      ) : (
        <Notice kind="warning">
          <p>
            {BOARD_TEXTS.past} <TextLink href={page.path}>{BOARD_TEXTS.toCurrent}</TextLink>.
          </p>
        </Notice>
      )}
      <div className="stack gap-6">
        <ManagementBlock block={board.direccio} directory={directory} />
        <TeamBlocks teams={board.junta} directory={directory} />
      </div>
      <SeasonNav title={page.title} links={links} />
      <Prose paragraphs={page.intro} />
    </Page>
  );
}
