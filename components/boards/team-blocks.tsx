import type { Board } from '@/lib/club/boards';
import type { Directory } from '@/lib/club/people';
import { MemberName } from './member-name';
import styles from './team-blocks.module.css';

type TeamBlocksProps = { teams: Board['junta']; directory: Directory };

export function TeamBlocks({ teams, directory }: TeamBlocksProps) {
  return (
    <div className={styles.teams}>
      {teams.map(({ titol, components }) => (
        <section key={titol} className={styles.team}>
          <h2 className={styles.title}>{titol}</h2>
          <ul className={styles.members}>
            {components.map((member) => (
              <li key={member.person ?? member.nom}>
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
