import { InlineScript } from '@/components/ui/inline-script';

/**
 * Goes after an element with `data-query`, which fills with what the query asks for once it is hydrated: one HTML
 * file serves all queries. If the query has one of the parameters, which are constants, the element has
 * `data-query="early"` until then, and reserves a screen (`styles/globals.css`), so that nothing below it moves.
 */
export function EarlyQuery({ parameters }: { parameters: readonly string[] }) {
  const asked = `/[?&](${parameters.join('|')})(=|&|$)/.test(location.search)`;
  return <InlineScript code={`if(${asked})document.querySelector("[data-query]").dataset.query="early"`} />;
}

/** Attributes of that element. */
export const queryArea = (asked: boolean) => ({
  'data-query': asked ? 'asked' : 'none',
  suppressHydrationWarning: true,
});
