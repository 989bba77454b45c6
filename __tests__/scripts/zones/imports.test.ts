import { importsOf } from '@/scripts/zones/imports';

test.each([
  ["import { a } from './x';"],
  ["import type { A } from './x';"],
  ["import './x';"],
  ["export * from './x';"],
  ["export type { A } from './x';"],
  ["const load = () => import('./x');"],
  ["const x = require('./x');"],
  ["type A = import('./x').A;"],
  ["function f(): typeof import('./x') { return load(); }"],
])('sees the import in: %s', (source) => {
  expect(importsOf(source, 'a.ts')).toEqual(['./x']);
});

test('reads JSX and ignores what only looks like an import', () => {
  const source = `
    // import './comment';
    import { Card } from './card';
    export const Page = () => <Card title="import './text'">{load('./call')}</Card>;
  `;
  expect(importsOf(source, 'page.tsx')).toEqual(['./card']);
});

test('throws on a source that it cannot read', () => {
  expect(() => importsOf('import {', 'a.ts')).toThrow(SyntaxError);
});
