import { structuredText, type Thing } from '@/lib/club/structured-data';

/**
 * Inline script that runs before the page below it is painted. `code` must be a constant without a closing script
 * tag, never user input.
 */
export function InlineScript({ code }: { code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: needed for inline scripts, see above
  return <script data-own dangerouslySetInnerHTML={{ __html: code }} />;
}

/** JSON-LD for search engines. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  const data = { __html: structuredText(...things) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: needed for JSON-LD, and the text cannot close the script
  return <script type="application/ld+json" dangerouslySetInnerHTML={data} />;
}
