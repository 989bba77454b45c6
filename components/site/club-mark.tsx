import { asset } from '@/lib/site/address';

/** The club's mark. Decorative: the name stands beside it. */
export function ClubMark({ size = 40 }: { size?: number }) {
  return <img src={asset('/icons/club-mark.svg')} alt="" width={size} height={size} />;
}
