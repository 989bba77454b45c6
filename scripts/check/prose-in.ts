import { parse } from '@babel/parser';
import { isRecord } from '@/lib/values/collections';

/** A text that a user may read, and the line on which it begins, from 1. */
export type Prose = { readonly text: string; readonly line: number };

type Visited = Record<string, unknown>;

/** JSX attributes and properties that a user never reads. */
const CODES = new Set([
  ...['className', 'class', 'style', 'id', 'key', 'href', 'src', 'srcSet', 'sizes', 'media', 'rel', 'type'],
  ...[
    'role',
    'd',
    'points',
    'viewBox',
    'preserveAspectRatio',
    'transform',
    'fill',
    'stroke',
    'sandbox',
    'allow',
  ],
  ...['htmlFor', 'name'],
  ...['aria-labelledby', 'aria-describedby', 'aria-controls', 'dangerouslySetInnerHTML', 'fontFamily'],
]);

/** Codes as JSX attributes, but texts as properties: in JSX, `name` is the name of a form field. */
const READ_IN_OBJECTS = new Set(['name']);

const COMPARISONS = new Set(['===', '!==', '==', '!=', 'in']);

function nameOf(node: unknown): string {
  if (!isRecord(node)) return '';
  if (node.type === 'JSXNamespacedName') return `${nameOf(node.namespace)}:${nameOf(node.name)}`;
  return String(node.name ?? node.value ?? '');
}

/** Whether a node and its children are code or for developers: imports, types, keys, comparisons, errors. */
function isCode(node: Visited): boolean {
  const type = String(node.type);
  if (/^(Import|Directive|TSType|TSInterface|TSLiteral|TSUnion|TSImport|RegExp)/.test(type)) return true;
  if (type === 'JSXAttribute') return CODES.has(nameOf(node.name)) || nameOf(node.name).startsWith('data-');
  if (type === 'ObjectProperty') return CODES.has(nameOf(node.key)) && !READ_IN_OBJECTS.has(nameOf(node.key));
  if (type === 'BinaryExpression') return COMPARISONS.has(String(node.operator));
  if (type === 'NewExpression') return /Error$/.test(nameOf(node.callee));
  if (type === 'CallExpression' && isRecord(node.callee)) return nameOf(node.callee.object) === 'console';
  return false;
}

/** Selectors, styles, markup, media queries and types such as `text/calendar; charset=utf-8`. */
const MARKUP = /^[:.#[@&][^\s.]|[{}=<>]|^\([a-z-]+:|^\w+\/[\w.+-]+|\bbutton\b/;
/** Lists of codes: `allow-scripts allow-popups`, `U+C2-C6, U+2018`. */
const CODE_LIST = /^(?:(?:[a-z]+-[a-z-]+|U\+[\dA-F-]+,?)\s*)+$/;
/** One capitalised word, without capitals inside (as in ArrowUp). */
const LABEL = /^\p{Lu}[\p{Ll}'’·-]+[.,:!?…]?$/u;
const TWO_WORDS = /\p{L}[.,;:!?…)»"'’]*\s+["'«(¿¡—]*\p{L}/u;
const ACCENT = /[\u00c0-\u017f·]/u;

/** Whether a string is prose: several words, or one word that is capitalised or has an accent. */
export function looksLikeProse(text: string): boolean {
  const words = text.trim();
  if (MARKUP.test(words) || CODE_LIST.test(words)) return false;
  return ACCENT.test(words) || LABEL.test(words) || TWO_WORDS.test(words);
}

function textOf(node: Visited): string | undefined {
  if (node.type === 'StringLiteral' || node.type === 'JSXText') return String(node.value);
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return undefined;
  const pieces = node.quasis.map((quasi: unknown) =>
    isRecord(quasi) && isRecord(quasi.value) ? String(quasi.value.cooked ?? '') : '',
  );
  return pieces.join(' ');
}

function lineOf(node: Visited): number {
  const { loc } = node;
  return isRecord(loc) && isRecord(loc.start) ? Number(loc.start.line) : 0;
}

function visit(node: unknown, found: Prose[]): void {
  if (Array.isArray(node)) for (const child of node) visit(child, found);
  if (!isRecord(node) || isCode(node)) return;
  const text = textOf(node);
  if (text !== undefined && (node.type === 'JSXText' || looksLikeProse(text))) {
    found.push({ text, line: lineOf(node) });
  }
  for (const key in node) {
    if (key === 'loc' || (key === 'key' && node.type === 'ObjectProperty')) continue;
    visit(node[key], found);
  }
}

/** Texts of a TypeScript source that a user may read. Throws a SyntaxError if it cannot be parsed. */
export function proseIn(source: string, fileName: string): Prose[] {
  const { program } = parse(source, {
    sourceType: 'module',
    plugins: fileName.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'],
  });
  const found: Prose[] = [];
  visit(program.body, found);
  return found;
}
