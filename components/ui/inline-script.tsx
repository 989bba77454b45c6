/**
 * Inline script that runs before the page below it is painted. `code` must be a constant without a closing script
 * tag, never user input.
 */
export function InlineScript({ code }: { code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: needed for inline scripts, see above
  return <script data-own dangerouslySetInnerHTML={{ __html: code }} />;
}
