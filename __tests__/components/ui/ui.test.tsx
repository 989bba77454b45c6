import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { renderWith } from '@/__tests__/builders/drawn';
import { renderHtml, runInlineScripts, setClock } from '@/__tests__/builders/inline-scripts';
import { useCopy } from '@/components/ui/copy/use-copy';
import { dialogs } from '@/components/ui/dialog.enhancement';
import { Notice } from '@/components/ui/notice';
import { OnDemand } from '@/components/ui/on-demand';
import { PagePart } from '@/components/ui/page-part';
import { ShownBetween } from '@/components/ui/shown-between';
import { FAILURE_TEXTS } from '@/content/interface/failures';

describe('parts of a page', () => {
  test('Notice interrupts a screen reader only for a failure', () => {
    render(<Notice kind="danger">Ha fallat.</Notice>);
    expect(screen.getByRole('alert')).toHaveTextContent('Ha fallat.');
  });

  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));

  let broken = true;
  function Chart() {
    if (broken) throw new Error('no chart');
    return <p>Gràfic</p>;
  }

  test('a part that throws is replaced by words and a button, and the rest stays', async () => {
    broken = true;
    render(
      <main>
        <h1>Resum</h1>
        <PagePart>
          <Chart />
        </PagePart>
        <p>Taula</p>
      </main>,
    );
    expect(screen.getByText('Taula')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(FAILURE_TEXTS.part);
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: FAILURE_TEXTS.retry }));
    expect(screen.getByText('Gràfic')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a part can have a fallback of its own, or none at all', () => {
    broken = true;
    const { container } = render(
      <>
        <PagePart fallback={<p>Dibuix fix</p>}>
          <Chart />
        </PagePart>
        <PagePart fallback={null}>
          <Chart />
        </PagePart>
      </>,
    );
    expect(container).toHaveTextContent(/^Dibuix fix$/);
  });

  test('a button whose dialog is not there does nothing', async () => {
    await renderWith(dialogs, <button type="button" data-opens="enlloc" />);
    await userEvent.click(screen.getByRole('button'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  const words = { copied: 'Copiat.', refused: 'Copia-ho tu:' };

  function Copied({ text }: { text?: string }) {
    const { copy, message, selectable } = useCopy<HTMLTextAreaElement>(words);
    return (
      <>
        {text && <textarea ref={selectable} hidden readOnly value={text} />}
        <button type="button" onClick={() => copy(text)}>
          Copia
        </button>
        <p role="status">{message}</p>
      </>
    );
  }
  const press = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button'));

  test('a button that names no text copies the address of the page, as it is then', async () => {
    const user = userEvent.setup();
    render(<Copied />);
    history.replaceState(null, '', '/?des=2020');
    await press(user);
    expect(await navigator.clipboard.readText()).toBe(location.href);
    expect(location.href).toContain('des=2020');
    expect(screen.getByRole('status')).toHaveTextContent('Copiat.');
  });

  test('if the clipboard is not available, selects the text, or announces it', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    const { unmount } = render(<Copied text="3d8" />);
    expect(screen.queryByRole('textbox')).toBeNull();
    await press(user);
    const field = screen.getByRole<HTMLTextAreaElement>('textbox');
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 3]);
    expect(screen.getByRole('status')).toHaveTextContent(/^Copia-ho tu:$/);
    unmount();

    render(<Copied />);
    await press(user);
    expect(screen.getByRole('status')).toHaveTextContent(`Copia-ho tu: ${location.href}`);
  });
});

describe('what is loaded on demand', () => {
  const texts = { loading: 'Carregant…', failed: "No s'ha pogut carregar." };
  const Tower = ({ code }: { code: string }) => <p>{code}</p>;
  const loadsAfter = (failures: number) => {
    const load = jest.fn(async () => Tower);
    for (let left = failures; left > 0; left -= 1) load.mockRejectedValueOnce(new Error('offline'));
    return load;
  };

  test('what cannot be loaded is a sentence and a button in its place, and can be asked for again', async () => {
    const load = loadsAfter(2);
    render(
      <main>
        <h1>Castells</h1>
        <OnDemand load={load} props={{ code: '3d8' }} texts={texts}>
          <button type="button">Torna</button>
        </OnDemand>
        <p>Taula</p>
      </main>,
    );
    expect(screen.getByRole('status')).toHaveTextContent(texts.loading);
    expect(await screen.findByRole('alert')).toHaveTextContent(texts.failed);
    expect(screen.getByText('Taula')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Torna' })).toBeVisible();
    const retry = () => userEvent.click(screen.getByRole('button', { name: FAILURE_TEXTS.retry }));
    await retry();
    expect(await screen.findByRole('alert')).toHaveTextContent(texts.failed);
    await retry();
    expect(await screen.findByText('3d8')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(3);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a second one of the same code is there at once', async () => {
    const load = loadsAfter(0);
    const { unmount } = render(<OnDemand load={load} props={{ code: '3d8' }} texts={texts} />);
    await screen.findByText('3d8');
    unmount();
    render(<OnDemand load={load} props={{ code: '4d8' }} texts={texts} />);
    expect(screen.getByText('4d8')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('one without texts leaves its place empty, also when it fails', async () => {
    const load = loadsAfter(1);
    const { container } = render(<OnDemand load={load} props={{ code: '3d8' }} />);
    await act(async () => {});
    expect(load).toHaveBeenCalledTimes(1);
    expect(container).toBeEmptyDOMElement();
  });
});

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
