import { type Board, type Member, SEPARATOR } from '@/lib/club/boards';
import type { Directory } from '@/lib/club/people';
import { splitAt } from '@/lib/lists/split-at';
import styles from './management-block.module.css';
import { MemberName } from './member-name';

type ManagementBlockProps = { block: Board['direccio']; directory: Directory };

export function ManagementBlock({ block, directory }: ManagementBlockProps) {
  const groups = splitAt<Member, typeof SEPARATOR>(block.components, SEPARATOR);
  return (
    <section aria-labelledby="direccio" className={styles.block}>
      <h2 id="direccio">{block.titol}</h2>
      {groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups are identified by position and never move
        <dl key={index} className={styles.group}>
          {group.map((member) => (
            <div key={member.person ?? member.nom} className={styles.member}>
              <dt>{member.carrec}</dt>
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
