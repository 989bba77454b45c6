import type { ReactElement, ReactNode } from 'react';

const isElement = (node: ReactNode): node is ReactElement<Record<string, unknown>> =>
  typeof node === 'object' && node !== null && 'props' in node;

/** `strokeWidth` is `stroke-width`, and `viewBox` itself. */
const attributeName = (name: string): string =>
  name === 'viewBox' ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Creates the SVG nodes of components without hooks. Static pages have no React to do it. */
export function svgNodes(node: ReactNode): Node[] {
  if (Array.isArray(node)) return node.flatMap(svgNodes);
  if (typeof node === 'string' || typeof node === 'number') return [document.createTextNode(String(node))];
  if (!isElement(node)) return [];
  const { type, props } = node;
  const { children, ...attributes } = props;
  // Components without hooks are functions of their props, and children are nodes by React's own types.
  if (typeof type === 'function') return svgNodes((type as (props: object) => ReactNode)(props));
  const inside = svgNodes(children as ReactNode);
  // A fragment.
  if (typeof type === 'symbol') return inside;
  const element = document.createElementNS('http://www.w3.org/2000/svg', type);
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== null) element.setAttribute(attributeName(name), String(value));
  element.append(...inside);
  return [element];
}
