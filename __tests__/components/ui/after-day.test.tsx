import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { renderHtml, runInlineScripts, setClock } from '@/__tests__/builders/inline-scripts';
import { AfterDay } from '@/components/ui/after-day';

const DAY = '2027-06-15';
const part = (built: string) => (
  <AfterDay day={DAY} built={built}>
    <p>Passat</p>
  </AfterDay>
);

/** The HTML of a build, read at a moment. */
function visitAt(moment: string, built = '2026-11-25'): HTMLElement {
  setClock(moment);
  const { container } = renderHtml(part(built));
  runInlineScripts(container);
  return container.firstElementChild as HTMLElement;
}

describe('what is true after a day', () => {
  // Madrid is two hours ahead of UTC in June.
  test.each([
    ['long before it', '2026-11-25T12:00:00Z', false],
    ['on its last second in Madrid', '2027-06-15T21:59:59Z', false],
    ['on the first second after it', '2027-06-15T22:00:00Z', true],
    ['five years later', '2032-01-01T12:00:00Z', true],
  ])('is seen %s: %s, %s', (_, moment, seen) => {
    visitAt(moment);
    const text = screen.getByText('Passat');
    if (seen) expect(text).toBeVisible();
    else expect(text).not.toBeVisible();
  });

  test.each([
    [DAY, false],
    ['2027-06-16', true],
  ])('without scripts is as on the day of the build, %s: %s', (built, seen) => {
    renderHtml(part(built));
    const text = screen.getByText('Passat');
    if (seen) expect(text).toBeVisible();
    else expect(text).not.toBeVisible();
  });

  test('stays if the clock of the device is wrong', () => {
    visitAt('2026-01-01T12:00:00Z', '2027-06-16');
    expect(screen.getByText('Passat')).toBeVisible();
  });

  test('stays when React hydrates the page, without errors', async () => {
    const box = visitAt('2027-10-05T12:00:00Z');
    const complain = jest.spyOn(console, 'error').mockImplementation(() => {});
    const root = await act(async () => hydrateRoot(box, part('2026-11-25')));
    expect(screen.getByText('Passat')).toBeVisible();
    expect(complain).not.toHaveBeenCalled();
    act(() => root.unmount());
  });

  test('needs one script for any day, so that a page allows one', () => {
    const scriptOf = (day: string) =>
      renderToString(
        <AfterDay day={day} built={day}>
          {day}
        </AfterDay>,
      ).replace(/^.*<script/, '');
    expect(scriptOf('2027-06-15')).toBe(scriptOf('2030-01-01'));
  });
});
