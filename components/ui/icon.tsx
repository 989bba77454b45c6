import type { SimpleIcon } from 'simple-icons';

/** A brand's mark, inlined. Decorative: the link around it carries the name. */
export function BrandIcon({ icon, size = 24 }: { icon: Pick<SimpleIcon, 'path'>; size?: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width={size} height={size} fill="currentColor">
      <path d={icon.path} />
    </svg>
  );
}
