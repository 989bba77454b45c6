import { asset } from '@/lib/site/address';

/** Decorative: the name is beside it. */
export function ClubMark({ size = 40 }: { size?: number }) {
  return <img src={asset('/icons/club-mark.svg')} alt="" width={size} height={size} />;
}
