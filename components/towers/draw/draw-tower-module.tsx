import type { ReactElement, ReactNode } from 'react';
import { DrawingContent } from '@/components/shared/tower-drawing/drawing-content';
import { DEFAULT_SHIRT } from '@/components/shared/tower-drawing/ink';
import { DAILY_TOWERS } from '@/content/games/daily-castell';
import { DRAW_TEXTS, neededText, recordText } from '@/content/interface/draw-tower';
import { describeDrawing } from '@/content/interface/tower-drawing';
import { SF_TEXT, unreadText } from '@/content/interface/written';
import { formatListQuery } from '@/lib/results/query';
import { parseTowerRecord } from '@/lib/results/views/tower-records';
import { pageAddress } from '@/lib/site/address';
import { codeAndName, DRAW_PARAMETER, towerPath } from '@/lib/towers/catalogue';
import { drawElevation } from '@/lib/towers/drawing/elevation';
import type { Drawing } from '@/lib/towers/drawing/figure';
import { agreementOf, towerName } from '@/lib/towers/name';
import { formatTower } from '@/lib/towers/notation';
import { formatOne } from '@/lib/towers/tower-notation';
import type { Construction } from '@/lib/towers/types';
import { isAmbiguous, readCastell } from '@/lib/towers/written';

// What the enhancement loads on demand: a script of its own, without React.

function picture(drawing: Drawing) {
  const { x, y, width, height } = drawing.box;
  return (
    <svg role="img" viewBox={`${x} ${y} ${width} ${height}`} aria-labelledby="dibuixa-dibuix">
      <title id="dibuixa-dibuix">{describeDrawing(drawing.construction, 'elevation')}</title>
      <DrawingContent drawing={drawing} shirt={`var(--shirt,${DEFAULT_SHIRT})`} />
    </svg>
  );
}

/** Fills the section of `draw-tower.tsx` with the castell of the address, from now on. */
export function start(section: HTMLElement): void {
  const part = <Part extends Element = HTMLElement>(selector: string): Part => {
    const found = section.querySelector<Part>(selector);
    if (!found) throw new Error(`${selector} is missing.`);
    return found;
  };
  const { records = '', listPath = '' } = section.dataset;
  const field = part<HTMLInputElement>('input');
  const answer = part('[data-answer]');
  const drawn = part('[data-drawn]');
  const more = part<HTMLAnchorElement>('[data-more]');

  /** The castell's own page, or else its diades if it has any. */
  function showMore(code: string, tried: boolean): void {
    const page = pageAddress(towerPath(code));
    const hasPage = [...document.links].some((link) => link !== more && link.pathname === page);
    more.href = hasPage ? page : pageAddress(listPath + formatListQuery({ code }));
    more.textContent = hasPage ? DRAW_TEXTS.page : DRAW_TEXTS.list;
    more.hidden = !hasPage && !tried;
  }

  function draw(): void {
    const asked = new URLSearchParams(location.search).get(DRAW_PARAMETER);
    section.dataset.query = asked === null ? 'none' : 'asked';
    if (asked !== null) field.value = asked;
    const read = readCastell(asked ?? '');
    drawn.hidden = !read.ok;
    answer.dataset.problem = String(asked !== null && !read.ok);
    field.setAttribute('aria-invalid', answer.dataset.problem);
    if (asked === null || !read.ok) {
      answer.textContent = asked === null || read.ok ? '' : unreadText(read);
      return;
    }
    const { construction, outcome } = read;
    const code = formatTower(construction);
    const drawing = drawElevation(construction);
    const people = peopleOf(construction, DAILY_TOWERS);
    const record = parseTowerRecord(records, code);
    const name = towerName(outcome === null ? construction : { construction, outcome });
    answer.textContent = [codeAndName(code, name), ...(isAmbiguous(asked) ? [SF_TEXT] : [])].join('. ');
    part('[data-picture]').replaceChildren(...svgNodes(picture(drawing)));
    part('[data-people]').textContent =
      people === null ? DRAW_TEXTS.people(drawing.figures.length) : neededText(people);
    part('[data-record]').textContent = records ? recordText(record, agreementOf(construction).gender) : '';
    showMore(code, record !== undefined);
  }

  const show = () => answer.scrollIntoView({ behavior: 'instant' });

  field.setAttribute('aria-describedby', `${field.getAttribute('aria-describedby') ?? ''} ${answer.id}`);
  part('form').addEventListener('submit', (event) => {
    event.preventDefault();
    history.pushState(null, '', `?${new URLSearchParams({ [DRAW_PARAMETER]: field.value })}`);
    draw();
    if (drawn.hidden) field.focus();
    else show();
  });
  addEventListener('popstate', draw);
  draw();
  // On arrival with a code, also of a form sent before this script came. The user may have scrolled meanwhile.
  if (!drawn.hidden && scrollY === 0) show();
}

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

type TowerPeople = { readonly code: string; readonly people: number };

/** People that a construction needs by a table of single towers, or null if it lacks one. */
function peopleOf(construction: Construction, table: readonly TowerPeople[]): number | null {
  if (construction.kind === 'training') return null;
  const towers = construction.kind === 'tower' ? [construction] : construction.towers;
  const people = towers.map((tower) => table.find(({ code }) => code === formatOne(tower))?.people);
  return people.every((count) => count !== undefined) ? people.reduce((sum, count) => sum + count, 0) : null;
}
