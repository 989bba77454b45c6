import type { PersonId } from '@/content/people/people';
import type { Board } from '@/lib/club/boards';
import { MemberName } from './member-name';
import styles from './team-blocks.module.css';

/** The teams of a board, each with its people and, where they have one, their role. */
export function TeamBlocks({ teams }: { teams: Board<PersonId>['junta'] }) {
  return (
    <div className={styles.teams}>
      {teams.map(({ titol, components }) => (
        <section key={titol} className={styles.team}>
          <h2 className={styles.title}>{titol}</h2>
          <ul className={styles.members}>
            {components.map((member) => (
              <li key={member.person ?? member.nom}>
                <MemberName member={member} />
                {member.carrec && <span className={styles.role}>{member.carrec}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
