import type { Drawing } from '@/lib/towers/drawing/figure';
import type { Labelled } from './labels';

/**
 * Fades other people when a part is the `:target`. Elevations mark people by part and floor, plans by role.
 */
export function highlightRules(parts: readonly Labelled[], drawing: Drawing): string {
  const people = drawing.view === 'plan' ? '[data-role]' : '[data-part]';
  const view = `[data-view="${drawing.view}"]`;
  return parts
    .map(({ id, highlights }) => {
      const own = selectorsOf(highlights, drawing);
      if (own.length === 0) return '';
      const scope = `:has(#${id}:target) ${view}`;
      return `${scope} ${people}:not(${own.join()}){opacity:.22}`;
    })
    .join('');
}

function selectorsOf(roles: Labelled['highlights'], drawing: Drawing): string[] {
  const figures = drawing.figures.filter(({ role }) => roles.includes(role));
  const selectors = figures.map(({ part, floor, role }) =>
    drawing.view === 'plan' ? `[data-role="${role}"]` : `[data-part="${part}"][data-floor="${floor}"]`,
  );
  return [...new Set(selectors)];
}
