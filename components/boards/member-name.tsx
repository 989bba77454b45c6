import Link from 'next/link';
import { offices } from '@/content/people/offices';
import { type PersonId, people } from '@/content/people/people';
import type { Member } from '@/lib/club/boards';
import { cardAddress } from '@/lib/club/careers';
import type { Person } from '@/lib/club/people';

/** A name on a board; it leads to the person's card where there is one. */
export function MemberName({ member }: { member: Member<PersonId> }) {
  if (member.person === undefined) return member.nom;
  const { name }: Person = people[member.person];
  const address = cardAddress(member.person, offices);
  if (address === null) return name;
  return (
    <Link href={address} prefetch={false}>
      {name}
    </Link>
  );
}
