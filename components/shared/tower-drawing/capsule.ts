const round = (value: number) => Math.round(value * 10) / 10;

export type End = { readonly x: number; readonly y: number; readonly radius: number };

/** Path data of a limb: two round ends, possibly of different radius, and what lies between them. */
export function capsule(from: End, to: End): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const across = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  const at = (end: End, side: 1 | -1) =>
    `${round(end.x + side * across.x * end.radius)} ${round(end.y + side * across.y * end.radius)}`;
  const arc = (end: End) => `A${end.radius} ${end.radius} 0 0 0`;
  return `M${at(from, 1)}L${at(to, 1)}${arc(to)} ${at(to, -1)}L${at(from, -1)}${arc(from)} ${at(from, 1)}Z`;
}
