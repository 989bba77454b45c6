import { Notice } from '@/components/ui/notice';
import type { IgnoredValue } from '@/lib/diades/address/parameter';

/** Tells which values of the address were not followed. */
export function IgnoredNote({ ignored }: { ignored: readonly IgnoredValue[] }) {
  if (ignored.length === 0) return null;
  const values = ignored.map(({ name, value }) => `${name}=${value}`).join(', ');
  return (
    <Notice kind="warning">
      <p>
        L'adreça demana una cosa que no existeix i no s'ha tingut en compte: <q>{values}</q>.
      </p>
    </Notice>
  );
}
