/** Cuts after a word. `limit` includes the `…`. */
export function summary(text: string, limit = 155): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:.—–-]+$/, '')}…`;
}

/** Escaped HTML, made only by `markup`. */
export type Markup = { readonly html: string };

type Piece = string | number | Markup;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes strings and numbers, in quoted attributes too. */
export function markup(
  parts: TemplateStringsArray,
  ...values: readonly (Piece | readonly Markup[])[]
): Markup {
  return { html: parts.reduce((html, part, place) => html + written(values[place - 1] ?? '') + part) };
}

function written(value: Piece | readonly Markup[]): string {
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
  if (typeof value === 'number') return String(value);
  return 'html' in value ? value.html : value.map(({ html }) => html).join('');
}

const MAX_EXCERPT = 40;

/** The start of a value, on one line. */
export function excerpt(text: string): string {
  const start = text.slice(0, MAX_EXCERPT).replace(/\s+/g, ' ').trim();
  return text.length > MAX_EXCERPT ? `${start}…` : start;
}
