import { PastNotice } from '@/components/shared/past-notice';
import { Notice } from '@/components/ui/notice';
import { PageLink } from '@/components/ui/page-link';
import { Page } from '@/components/ui/text/page';
import { Prose, TextLink } from '@/components/ui/text/prose';
import { BOARD_TEXTS, lastBoard, seasonsOf, seasonTitle } from '@/content/interface/club';
import { EMPTY_TEXTS } from '@/content/interface/pages';
import { directory as clubDirectory } from '@/content/people/directory';
import {
  type Board,
  type BoardPage,
  boardsAlongside,
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

type ManagementBlockProps = {
  block: Board['direccio'];
  directory: Directory;
  /** Of a board below the current one, under a heading with the id `temporada-${season}`. */
  season?: string;
};

function ManagementBlock({ block, directory, season }: ManagementBlockProps) {
  const id = season ? `direccio-${season}` : 'direccio';
  const Heading = season ? 'h3' : 'h2';
  const groups = splitAt<Member, typeof SEPARATOR>(block.components, SEPARATOR);
  return (
    <section aria-labelledby={season ? `${id} temporada-${season}` : id} className={styles.block}>
      <Heading id={id}>{block.titol}</Heading>
      {groups.length === 0 && <p>{EMPTY_TEXTS.board}</p>}
      {groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups are identified by position and never move
        <dl key={index} className={styles.group}>
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

type TeamBlocksProps = { teams: Board['junta']; directory: Directory; heading?: 'h2' | 'h3' };

function TeamBlocks({ teams, directory, heading: Heading = 'h2' }: TeamBlocksProps) {
  return (
    <div className={styles.teams}>
      {teams.map(({ titol, components }) => (
        <section key={titol} className={styles.team}>
          <Heading className={styles.title}>{titol}</Heading>
          <ul className={styles.members}>
            {components.map((member) => (
              <li key={`${member.carrec} ${member.person ?? member.nom}`}>
                <MemberName member={member} directory={directory} />
                {member.carrec && <span className={styles.role}>{member.carrec}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Seasons are in order, the oldest first, then the current one. */
function SeasonNav({ title, links }: { title: string; links: readonly SeasonLink[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={seasonsOf(title)}>
      <ul className={styles.seasons} data-only="screen">
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
  return (
    <Page title={`${page.title} (${season})`}>
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
      <Prose paragraphs={page.intro} />
      <SeasonNav title={page.title} links={seasonLinks(page, season, BOARD_TEXTS.current)} />
      <div className={styles.board}>
        <ManagementBlock block={board.direccio} directory={directory} />
        <TeamBlocks teams={board.junta} directory={directory} />
      </div>
      {current &&
        boardsAlongside(page).map((past) => (
          <section key={past.season} aria-labelledby={`temporada-${past.season}`} className={styles.board}>
            <h2 id={`temporada-${past.season}`}>{seasonTitle(past.season)}</h2>
            <ManagementBlock block={past.board.direccio} directory={directory} season={past.season} />
            <TeamBlocks teams={past.board.junta} directory={directory} heading="h3" />
          </section>
        ))}
    </Page>
  );
}
