import { parse } from '@babel/parser';

/** A node of the syntax tree, as far as this file looks at it. */
type Visited = Record<string, unknown>;

const isObject = (value: unknown): value is Visited => typeof value === 'object' && value !== null;

function text(literal: unknown): string | undefined {
  return isObject(literal) && typeof literal.value === 'string' ? literal.value : undefined;
}

/** The module that one node names, if it is any kind of import: static, re-export, dynamic, type or `require`. */
function specifier(node: Visited): string | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
      return text(node.source);
    case 'TSImportType':
      return text(node.argument) ?? text(node.source);
    case 'CallExpression': {
      const callee = isObject(node.callee) ? node.callee : {};
      const loads = callee.type === 'Import' || callee.name === 'require';
      return loads && Array.isArray(node.arguments) ? text(node.arguments[0]) : undefined;
    }
    default:
      return undefined;
  }
}

function visit(node: unknown, found: Set<string>): void {
  if (Array.isArray(node)) for (const child of node) visit(child, found);
  if (!isObject(node) || Array.isArray(node)) return;
  const name = specifier(node);
  if (name !== undefined) found.add(name);
  for (const key in node) if (key !== 'loc') visit(node[key], found);
}

/**
 * The module names that a TypeScript or JavaScript source mentions, as written, each once, types included.
 * Throws a SyntaxError when the source cannot be read.
 */
export function importsOf(source: string, fileName: string): string[] {
  const jsx = /\.[jt]sx$/.test(fileName);
  const { program } = parse(source, {
    sourceType: 'module',
    plugins: jsx ? ['typescript', 'jsx'] : ['typescript'],
  });
  const found = new Set<string>();
  visit(program.body, found);
  return [...found];
}
