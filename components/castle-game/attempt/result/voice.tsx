import { people } from '@/content/castle-game/people';
import { personText } from '@/content/interface/castle-game/people';
import { occasionAtEnd, occasionOf } from '@/lib/castle-game/occasions';
import { careerOf, saidOn } from '@/lib/castle-game/people';
import type { Round, Team } from '@/lib/castle-game/types';
import { capitalised } from '@/lib/text/catalan';
import styles from './result-panel.module.css';

type VoiceProps = {
  readonly team: Team;
  /** At the end of a performance: the change of the members. Otherwise a result is on the screen. */
  readonly end?: { readonly change: number; readonly rounds: readonly Round[] };
};

export function Voice({ team, end }: VoiceProps) {
  const occasion = end ? occasionAtEnd(end.change, end.rounds) : occasionOf(team);
  const said = occasion && saidOn(people, team, occasion);
  if (!said) return null;
  const { person, text } = said;
  // Who came this course is not known by what they have done, and during a performance the figures would not have today's.
  const hasCareer = person.role !== 'novell' && (end || team.lastAttempt?.context === 'rehearsal');
  return (
    <div className="pad-4">
      <figure className={`stack gap-1 ${styles.speech}`}>
        <blockquote className="text-l">«{text}»</blockquote>
        <figcaption className="note">
          {capitalised(personText(person, hasCareer ? careerOf(person, team, end?.rounds) : undefined))}
        </figcaption>
      </figure>
    </div>
  );
}
