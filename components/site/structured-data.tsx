import { structuredText, type Thing } from '@/lib/site/structured-data';

/** What search engines read of a page beside its words. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  const data = { __html: structuredText(...things) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the only way to write it; nothing in it closes the script
  return <script type="application/ld+json" dangerouslySetInnerHTML={data} />;
}
