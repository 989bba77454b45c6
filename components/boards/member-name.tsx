import { PageLink } from '@/components/ui/page-link';
import type { Member } from '@/lib/club/boards';
import { cardAddress } from '@/lib/club/careers';
import { type Directory, personOf } from '@/lib/club/people';

export function MemberName({ member, directory }: { member: Member; directory: Directory }) {
  if (member.person === undefined) return member.nom;
  const { name } = personOf(directory, member.person);
  const address = cardAddress(member.person, directory.offices);
  if (address === null) return name;
  return <PageLink href={address}>{name}</PageLink>;
}
