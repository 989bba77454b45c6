import { Notice } from '@/components/ui/notice';
import { IGNORED_TEXT } from '@/content/interface/statistics';
import type { IgnoredValue } from '@/lib/diades/address/parameter';

/** Tells which values of the address were not followed. */
export function IgnoredNote({ ignored }: { ignored: readonly IgnoredValue[] }) {
  if (ignored.length === 0) return null;
  const values = ignored.map(({ name, value }) => `${name}=${value}`).join(', ');
  return (
    <Notice kind="warning">
      <p>
        {IGNORED_TEXT} <q>{values}</q>.
      </p>
    </Notice>
  );
}
