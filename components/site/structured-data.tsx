import { structuredText, type Thing } from '@/lib/site/structured-data';

/** JSON-LD for search engines. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  const data = { __html: structuredText(...things) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: needed for JSON-LD, and the text cannot close the script
  return <script type="application/ld+json" dangerouslySetInnerHTML={data} />;
}
