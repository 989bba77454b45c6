import { people } from '@/content/castle-game/people';
import { personText } from '@/content/interface/castle-game/people';
import type { Occasion } from '@/lib/castle-game/occasions';
import { careerOf, saidOn } from '@/lib/castle-game/people';
import type { Team } from '@/lib/castle-game/types';
import { capitalised } from '@/lib/text/catalan';
import styles from './result-panel.module.css';

export function Voice({ team, occasion }: { readonly team: Team; readonly occasion: Occasion }) {
  const said = saidOn(people, team, occasion);
  if (!said) return null;
  return (
    <figure className={`stack gap-1 col-span-full ${styles.speech}`}>
      <blockquote className="text-l">«{said.text}»</blockquote>
      <figcaption className="note">
        {capitalised(personText(said.person, careerOf(said.person, team)))}
      </figcaption>
    </figure>
  );
}
