import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '@/__tests__/axe';
import { renderWith } from '@/__tests__/builders/drawn';
import { DialogSample } from '@/components/palette/dialog-sample';
import { useCopy } from '@/components/ui/copy/use-copy';
import { dialogs } from '@/components/ui/dialog.enhancement';
import { TextArea, TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { OnDemand } from '@/components/ui/on-demand';
import { PagePart } from '@/components/ui/page-part';
import { Prose } from '@/components/ui/text/prose';
import { FAILURE_TEXTS } from '@/content/interface/failures';
import { PALETTE_TEXTS } from '@/content/interface/palette';

describe('parts of a page', () => {
  describe('fields', () => {
    test('are found by their label and described by hint and error', () => {
      render(<TextField label="Nom" hint="Com et diem." error="Hi falta el nom." />);
      const field = screen.getByRole('textbox', { name: 'Nom' });
      expect(field).toHaveAccessibleDescription('Com et diem. Hi falta el nom.');
      expect(field).toBeInvalid();
    });

    test('have no error message when valid', () => {
      render(<TextArea label="Missatge" />);
      const field = screen.getByRole('textbox', { name: 'Missatge' });
      expect(field).toBeValid();
      expect(field).not.toHaveAttribute('aria-describedby');
    });
  });

  describe('Notice', () => {
    test('interrupts a screen reader only for a failure', () => {
      render(<Notice kind="danger">Ha fallat.</Notice>);
      expect(screen.getByRole('alert')).toHaveTextContent('Ha fallat.');
    });

    test.each(['info', 'success', 'warning'] as const)('%s is announced politely', (kind) => {
      render(<Notice kind={kind}>Per cert.</Notice>);
      expect(screen.getByRole('status')).toHaveTextContent('Per cert.');
    });
  });

  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));

  let broken = true;
  function Chart() {
    if (broken) throw new Error('no chart');
    return <p>Gràfic</p>;
  }

  test('a part that throws is replaced by words and a button, and the rest stays', async () => {
    broken = true;
    const { container } = render(
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
    expect((await axe(container)).violations).toEqual([]);
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: FAILURE_TEXTS.retry }));
    expect(screen.getByText('Gràfic')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('is rendered again after its state is reset', async () => {
    broken = true;
    const leave = jest.fn(() => {
      broken = false;
    });
    render(
      <PagePart onRetry={leave}>
        <Chart />
      </PagePart>,
    );
    await userEvent.click(screen.getByRole('button', { name: FAILURE_TEXTS.retry }));
    expect(leave).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Gràfic')).toBeVisible();
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

  describe('Prose', () => {
    test('joins text and links into one paragraph', () => {
      render(<Prose paragraphs={[['Mira ', { text: "l'agenda", link: '/agenda' }, ' abans de venir.']]} />);
      expect(screen.getByText(/Mira/)).toHaveTextContent("Mira l'agenda abans de venir.");
      expect(screen.getByRole('link', { name: "l'agenda" })).toHaveAttribute('href', '/agenda/');
    });

    test('does not change other URLs', () => {
      render(<Prose paragraphs={[[{ text: 'Escriu', link: 'mailto:a@b.example' }]]} />);
      expect(screen.getByRole('link')).toHaveAttribute('href', 'mailto:a@b.example');
    });

    test('shows a list when there is one', () => {
      render(<Prose paragraphs={['Porta:']} list={['aigua', 'faixa']} />);
      expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['aigua', 'faixa']);
    });
  });

  test('a button opens its dialog by its id', async () => {
    await renderWith(dialogs, <DialogSample />);
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: PALETTE_TEXTS.dialog.open }));
    expect(screen.getByRole('dialog', { name: PALETTE_TEXTS.dialog.title })).toBeVisible();
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
    const { container } = render(
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
    expect((await axe(container)).violations).toEqual([]);
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
