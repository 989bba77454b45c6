/** Every string of a value, in order. The spans of a paragraph become one. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  if (isParagraph(value)) return [value.map(spanText).join('')];
  return Object.values(value).flatMap(stringsIn);
}

type Span = string | { readonly text: string };

const isLink = (value: unknown): value is { readonly text: string } =>
  typeof value === 'object' && value !== null && 'text' in value && 'link' in value;

/** A list of strings without any link is a list of texts. */
function isParagraph(value: object): value is readonly Span[] {
  return (
    Array.isArray(value) &&
    value.some(isLink) &&
    value.every((span) => typeof span === 'string' || isLink(span))
  );
}

const spanText = (span: Span): string => (typeof span === 'string' ? span : span.text);
