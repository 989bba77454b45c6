import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter as tree } from 'parse5';

export type Element = Tree.Element;
export type Page = Tree.Document;
type Parent = Tree.ParentNode;

/** In document order, the content of `<template>` included. */
export function* elementsIn(parent: Parent): Generator<Element> {
  for (const child of [...parent.childNodes]) {
    if (!tree.isElementNode(child)) continue;
    yield child;
    yield* elementsIn('content' in child ? (child as Tree.Template).content : child);
  }
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

export function setAttribute(element: Element, name: string, value: string): void {
  const found = element.attrs.find((candidate) => candidate.name === name);
  if (found) found.value = value;
  else element.attrs.push({ name, value });
}

export function removeAttribute(element: Element, name: string): void {
  element.attrs = element.attrs.filter((candidate) => candidate.name !== name);
}

export function rawText(element: Element): string {
  return element.childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join('');
}

export function allText(parent: Parent): string {
  return parent.childNodes
    .map((node) => (tree.isTextNode(node) ? node.value : tree.isElementNode(node) ? allText(node) : ''))
    .join('');
}

export function remove(node: Tree.ChildNode): void {
  tree.detachNode(node);
}

/** React writes some as markers. */
export function removeComments(parent: Parent): void {
  for (const child of [...parent.childNodes]) {
    if (tree.isCommentNode(child)) remove(child);
    else if (tree.isElementNode(child)) removeComments(child);
  }
}

/** At the end without a child. */
export function insert(
  parent: Element,
  name: string,
  attributes: Record<string, string>,
  before?: Tree.ChildNode,
): Element {
  const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }));
  const element = tree.createElement(name, parent.namespaceURI, attrs);
  if (before) tree.insertBefore(parent, element, before);
  else tree.appendChild(parent, element);
  return element;
}

export function append(parent: Element, name: string, attributes: Record<string, string>, text = ''): void {
  const element = insert(parent, name, attributes);
  if (text) tree.insertText(element, text);
}
