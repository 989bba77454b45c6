/** Returns `undefined` for invalid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** Nested objects and arrays. The game writes six levels. */
const MAX_LEVELS = 16;

/** Prevents prototype pollution. */
const DANGEROUS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Returns `undefined` for JSON nested too deep. */
export function safeCopy(json: unknown): unknown {
  const copied = copy(json, MAX_LEVELS);
  return copied === TOO_DEEP ? undefined : copied;
}

const TOO_DEEP = Symbol('too deep');

function copy(value: unknown, levels: number): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (typeof value !== 'object' || value === null) return value;
  if (levels === 0) return TOO_DEEP;
  if (Array.isArray(value)) {
    const items = value.map((item) => copy(item, levels - 1));
    return items.includes(TOO_DEEP) ? TOO_DEEP : items;
  }
  const pairs: [string, unknown][] = [];
  for (const [key, item] of Object.entries(value)) {
    if (DANGEROUS.has(key)) continue;
    const copied = copy(item, levels - 1);
    if (copied === TOO_DEEP) return TOO_DEEP;
    pairs.push([key, copied]);
  }
  return Object.fromEntries(pairs);
}
