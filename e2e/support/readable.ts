import { expect, type Page } from '@playwright/test';
import { findOverflow } from './layout';

/** Text spacing of WCAG 1.4.12. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Sets or resets text spacing, as a user stylesheet does. The content security policy does not apply. */
export async function spaceText(page: Page, spaced: boolean): Promise<void> {
  await page.evaluate(
    (rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = rules === '' ? [] : [sheet];
    },
    spaced ? SPACING : '',
  );
}

/** Replaces the fonts by the widest common system font, as if they failed to load. */
export async function useWideFont(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { font-family: Verdana, "DejaVu Sans", sans-serif !important; }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** Sets the browser's text size in percent. Media queries see it. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const size = (pixels: number) => Math.round((pixels * percent) / 100);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: size(16), fixed: size(13) } });
  await devtools.detach();
}

/** Asserts that all visible text is readable: no horizontal overflow, no clipped and no overlapping lines. */
export async function expectReadable(page: Page, how: string): Promise<void> {
  // As text, so that the page gets all three functions in one message.
  const { overflow, cut, lines, crossed }: Measures = await page.evaluate(
    `({ overflow: (${findOverflow})(), cut: (${findCutText})(), ...(${findCrossedText})() })`,
  );
  const where = `${page.url()} ${how}`;
  expect(overflow, `too wide, ${where}`).toEqual([]);
  expect(cut, `text cut off, ${where}`).toEqual([]);
  expect(lines, 'lines of text to look at').toBeGreaterThan(3);
  expect(crossed, `text on text, ${where}`).toEqual([]);
}

type Measures = { overflow: string[]; cut: string[] } & ReturnType<typeof findCrossedText>;

/** Runs in the page: text outside a box with hidden overflow. */
function findCutText(): string[] {
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  /** What scrolls shows all of its text; what is clipped to nothing is for those who do not see. */
  const leavesOut = ({ overflowX, overflowY, clipPath }: CSSStyleDeclaration) =>
    /auto|scroll/.test(overflowX + overflowY) || clipPath === 'inset(50%)';
  const boxes = [...document.body.querySelectorAll('*')].filter(
    ({ clientWidth, clientHeight, scrollWidth, scrollHeight }) =>
      clientWidth > 2 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1),
  );
  const seen = { visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true };
  const faults: string[] = [];
  const range = document.createRange();
  for (const box of boxes) {
    const { overflowX, overflowY, clipPath, contentVisibility } = getComputedStyle(box);
    // What is not laid out while it is out of sight paints nothing outside itself either.
    const confined = contentVisibility === 'auto';
    if ((!confined && !hides(overflowX) && !hides(overflowY)) || clipPath === 'inset(50%)') continue;
    const edge = box.getBoundingClientRect();
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || element.closest('script, style, noscript, svg')) continue;
      if (!element.checkVisibility(seen)) continue;
      let around: Element | null = element;
      while (around && around !== box && !leavesOut(getComputedStyle(around))) around = around.parentElement;
      if (around !== box) continue;
      range.selectNodeContents(node);
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      const cut = Array.from(range.getClientRects()).some(({ left, right, top, bottom, width }) => {
        if (width <= 1) return false;
        // A line's box is higher than its letters, more so if the font has room above and below.
        const middle = (top + bottom) / 2;
        const across = (confined || hides(overflowX)) && (left < edge.left - 1 || right > edge.right + 1);
        const along = middle - size * 0.35 < edge.top || middle + size * 0.35 > edge.bottom;
        return across || ((confined || hides(overflowY)) && along);
      });
      if (cut) faults.push(`«${node.textContent.trim().slice(0, 30)}» by ${box.className}`);
    }
  }
  return faults.slice(0, 8);
}

/** Runs in the page: number of lines of text, and those that overlap. */
function findCrossedText(): { lines: number; crossed: string[] } {
  /** Elements that cover the page on purpose, or are visually hidden. */
  const apart = new Set(
    [...document.body.querySelectorAll('*')].filter((element) => {
      const { position, clipPath } = getComputedStyle(element);
      const unseen = clipPath === 'inset(50%)';
      return position === 'fixed' || position === 'sticky' || unseen || element.matches('[popover], dialog');
    }),
  );
  const seen = { visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true };
  const isApart = (element: Element | null): boolean =>
    element !== null && (apart.has(element) || isApart(element.parentElement));
  const lines: {
    element: Element;
    text: string;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!element || text === '' || element.closest('script, style, noscript, svg, option')) continue;
    if (!element.checkVisibility(seen)) continue;
    if (isApart(element)) continue;
    range.selectNodeContents(node);
    const half = Number.parseFloat(getComputedStyle(element).fontSize) * 0.3;
    for (const { left, right, top, bottom, width } of range.getClientRects()) {
      if (width <= 2) continue;
      const middle = (top + bottom) / 2;
      lines.push({
        element,
        text,
        left: left + 1,
        right: right - 1,
        top: middle - half,
        bottom: middle + half,
      });
    }
  }
  lines.sort((one, other) => one.top - other.top);
  const crossed = lines.flatMap((line, place) => {
    const faults: string[] = [];
    for (let next = place + 1; (lines[next]?.top ?? Number.NaN) < line.bottom; next += 1) {
      const other = lines[next];
      if (!other || other.element === line.element || other.left >= line.right || line.left >= other.right)
        continue;
      faults.push(`«${line.text.slice(0, 30)}» and «${other.text.slice(0, 30)}»`);
    }
    return faults;
  });
  return { lines: lines.length, crossed: crossed.slice(0, 8) };
}
