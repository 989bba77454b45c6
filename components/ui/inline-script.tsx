/**
 * A script that runs while the page is being read, before anything below it is painted. `code` is a constant of
 * ours, never something a visitor wrote, and holds no closing script tag.
 */
export function InlineScript({ code }: { code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the only way to write a script into the page; see above.
  return <script data-own dangerouslySetInnerHTML={{ __html: code }} />;
}
