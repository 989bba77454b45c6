import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { renderHtml, runInlineScripts, setClock } from '@/__tests__/builders/inline-scripts';
import { ShownBetween } from '@/components/ui/shown-between';

const FROM = '2027-06-15';
const UNTIL = '2027-06-17 16:00';
const part = (built: string) => (
  <ShownBetween from={FROM} until={UNTIL} built={built}>
    <p>Ara</p>
  </ShownBetween>
);

/** The HTML of a build, read at a moment. */
function visitAt(moment: string, element = part('2026-11-25')): HTMLElement {
  setClock(moment);
  const { container } = renderHtml(element);
  runInlineScripts(container);
  return container.firstElementChild as HTMLElement;
}

function expectSeen(seen: boolean): void {
  const text = screen.getByText('Ara');
  if (seen) expect(text).toBeVisible();
  else expect(text).not.toBeVisible();
}

describe('what is true between two moments', () => {
  // Madrid is two hours ahead of UTC in June.
  test.each([
    ['long before them', '2026-11-25T12:00:00Z', false],
    ['in the last minute before them in Madrid', '2027-06-14T21:59:59Z', false],
    ['in their first minute', '2027-06-14T22:00:00Z', true],
    ['in their last minute', '2027-06-17T13:59:59Z', true],
    ['in the first minute after them', '2027-06-17T14:00:00Z', false],
    ['five years later', '2032-01-01T12:00:00Z', false],
  ])('is seen %s: %s, %s', (_, moment, seen) => {
    visitAt(moment);
    expectSeen(seen);
  });

  test.each([
    ['2027-06-14', false],
    ['2027-06-15', true],
    ['2027-06-17', true],
    ['2027-06-18', false],
  ])('without scripts is as on the day of the build, %s: %s', (built, seen) => {
    renderHtml(part(built));
    expectSeen(seen);
  });

  test('is true for ever without an end, and from the first without a beginning', () => {
    const after = (
      <ShownBetween from={FROM} built="2026-11-25">
        Després
      </ShownBetween>
    );
    expect(visitAt('2099-01-01T12:00:00Z', after).firstElementChild).toBeVisible();
    const before = (
      <ShownBetween until={UNTIL} built="2026-11-25">
        Abans
      </ShownBetween>
    );
    expect(visitAt('2000-01-01T12:00:00Z', before).firstElementChild).toBeVisible();
  });

  test('is as on the day of the build if the clock of the device is before it', () => {
    visitAt('2026-01-01T12:00:00Z', part('2027-06-16'));
    expectSeen(true);
  });

  test('stays when React hydrates the page, without errors', async () => {
    const box = visitAt('2027-06-15T12:00:00Z');
    const complain = jest.spyOn(console, 'error').mockImplementation(() => {});
    const root = await act(async () => hydrateRoot(box, part('2026-11-25')));
    expectSeen(true);
    expect(complain).not.toHaveBeenCalled();
    act(() => root.unmount());
  });

  test('needs one script for any moment, so that a page allows one', () => {
    const scriptOf = (from: string) =>
      renderToString(
        <ShownBetween from={from} built={from}>
          {from}
        </ShownBetween>,
      ).replace(/^.*<script/, '');
    expect(scriptOf('2027-06-15')).toBe(scriptOf('2030-01-01'));
  });
});
