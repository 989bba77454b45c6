import type { ReactNode } from 'react';
import { isBetween } from '@/lib/dates/days';
import { BundledScript } from './inline-script';

/** After every moment. */
const NEVER = '~';

/** First day or moment, as `2026-11-26 13:00`, on which content is true, and the first on which it no longer is. */
export type Span = {
  readonly from?: string;
  readonly until?: string;
  /** When another script of the page says the same: `from until`, with a comma between. */
  readonly told?: string | undefined;
};

/** Attributes of content that is true between two moments, at the date of the build. */
function attributes({ from = '', until = NEVER, told }: Span, built: string) {
  return {
    'data-from': from,
    'data-until': until,
    'data-told': told,
    hidden: !isBetween(built, from, until),
  };
}

/**
 * Content that is true between two moments of Madrid. An inline script decides before first paint, because the page may be older
 * than the visit. No visit is before the build, whatever the clock of the device. Without scripts, the date of the build
 * decides. `built`: date of the build.
 */
export function ShownBetween({ built, children, ...span }: Span & { built: string; children: ReactNode }) {
  return (
    <>
      <div {...attributes(span, built)} data-built={built} suppressHydrationWarning>
        {children}
      </div>
      <BundledScript module="components/ui/shown-between.inline" />
    </>
  );
}

type ShownItemsProps = {
  built: string;
  items: readonly (Span & { readonly id: string; readonly content: ReactNode })[];
  /** Above the list. */
  title?: ReactNode;
  /** Name of the list. */
  label: string;
  className?: string | undefined;
};

/** As `ShownBetween`, for each item of a list. The list is hidden with its last item. */
export function ShownItems({ built, items, title, label, className }: ShownItemsProps) {
  const parts = items.map(({ id, content, ...span }) => ({
    id,
    content,
    attributes: attributes(span, built),
  }));
  if (parts.length === 0) return null;
  return (
    <>
      <div
        className={className}
        data-built={built}
        hidden={parts.every((part) => part.attributes.hidden)}
        suppressHydrationWarning
      >
        {title}
        <ul aria-label={label}>
          {parts.map((part) => (
            <li key={part.id} {...part.attributes} suppressHydrationWarning>
              {part.content}
            </li>
          ))}
        </ul>
      </div>
      <BundledScript module="components/ui/shown-between.inline" />
    </>
  );
}
