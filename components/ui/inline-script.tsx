import { structuredText, type Thing } from '@/lib/club/structured-data';

/**
 * Inline script that runs before the page below it is painted. `code` must be a constant without a closing script
 * tag, never user input.
 */
export function InlineScript({ code }: { code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: needed for inline scripts, see above
  return <script data-own dangerouslySetInnerHTML={{ __html: code }} />;
}

/** Of the development server. A build has none: the postbuild writes the bundle into the page. */
const server = process.env.NEXT_PUBLIC_ENHANCEMENTS;

type BundledScriptProps = {
  /** From the root of the project, without `.ts`. */
  module: `components/${string}.inline`;
  /** What the module reads from the `dataset` of its script. */
  data?: Readonly<Record<string, string | undefined>>;
};

/** As `InlineScript`, for a typed module and what it imports. It runs once for each script of it. */
export function BundledScript({ module, data = {} }: BundledScriptProps) {
  const attributes = Object.entries(data).map(([name, value]) => [`data-${name}`, value]);
  return (
    <script
      data-own
      data-module={module}
      src={server?.replace('enhancements', module)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: so that hydration keeps the bundle
      dangerouslySetInnerHTML={{ __html: '' }}
      {...Object.fromEntries(attributes)}
    />
  );
}

/** JSON-LD for search engines. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  const data = { __html: structuredText(...things) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: needed for JSON-LD, and the text cannot close the script
  return <script type="application/ld+json" dangerouslySetInnerHTML={data} />;
}
