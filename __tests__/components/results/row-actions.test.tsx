import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRanking } from '@/__tests__/builders/results';
import { RowActions } from '@/components/results/row-actions';
import { sortRows } from '@/components/results/sort';
import { ACTION_TEXTS } from '@/content/interface/results';

const actions = <RowActions name="x" write={() => ''} />;

describe("Copia l'enllaç", () => {
  test('copies the URL with its query', async () => {
    const user = userEvent.setup();
    history.replaceState(null, '', '/llista-de-diades/?castell=3d7%2B4d7');
    render(actions);
    await user.click(screen.getByRole('button', { name: "Copia l'enllaç" }));
    expect(await navigator.clipboard.readText()).toBe('http://localhost/llista-de-diades/?castell=3d7%2B4d7');
    expect(screen.getByRole('status')).toHaveTextContent("S'ha copiat l'enllaç.");
  });

  test('shows the URL if the clipboard is not available', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    render(actions);
    await user.click(screen.getByRole('button', { name: "Copia l'enllaç" }));
    expect(screen.getByRole('status')).toHaveTextContent('http://localhost/');
  });
});

describe('Comparteix', () => {
  const press = () => userEvent.click(screen.getByRole('button', { name: ACTION_TEXTS.share }));
  const shareWith = (share: Navigator['share']) => {
    Object.assign(navigator, { share });
    return render(actions);
  };
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
  });

  test('is not there if the browser has no sharing', () => {
    render(actions);
    expect(screen.queryByRole('button', { name: ACTION_TEXTS.share })).not.toBeInTheDocument();
  });

  test('shares the URL with its query', async () => {
    history.replaceState(null, '', '/millors-diades/?calcula=3d7,4d7C');
    const share = jest.fn(async () => {});
    shareWith(share);
    await press();
    expect(share).toHaveBeenCalledWith({
      title: document.title,
      url: 'http://localhost/millors-diades/?calcula=3d7,4d7C',
    });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('is not an error when it is cancelled', async () => {
    shareWith(() => Promise.reject(new DOMException('', 'AbortError')));
    await press();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('copies the URL if it fails', async () => {
    userEvent.setup();
    shareWith(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    await press();
    expect(await screen.findByText(ACTION_TEXTS.copied.copied)).toBeVisible();
  });
});

describe('Baixa el CSV', () => {
  test('saves the rows with a byte order mark', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => {
      if (blob instanceof Blob) saved.push(blob);
      return 'blob:x';
    };
    const names: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    render(<RowActions name="millors-diades" write={({ rankingCsv }) => rankingCsv(aRanking.rows)} />);
    await userEvent.click(screen.getByRole('button', { name: 'Baixa el CSV' }));
    expect(names).toEqual(['millors-diades.csv']);
    expect(await textOf(saved[0])).toMatch(/^\uFEFF?posició,data,motiu,ciutat,castells,punts\n1,2026-11-14,/);
  });

  test('shows an error if the writers cannot be loaded', async () => {
    render(
      <RowActions
        name="x"
        write={() => {
          throw new Error('no script');
        }}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Baixa el CSV' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/torna-ho a provar/);
  });
});

function textOf(blob: Blob | undefined): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    if (blob) reader.readAsText(blob);
  });
}

describe('sorting a table', () => {
  test('sorts text in Catalan order, numbers in text by value', () => {
    expect(sortRows(['Vic', '10d7', 'Òdena', '9d7', 'Olot', 'àger'], (text) => text)).toEqual([
      '9d7',
      '10d7',
      'àger',
      'Òdena',
      'Olot',
      'Vic',
    ]);
  });

  test('equal rows keep their order in both directions', () => {
    const rows = [
      { n: 1, id: 'a' },
      { n: 2, id: 'b' },
      { n: 1, id: 'c' },
    ];
    expect(sortRows(rows, ({ n }) => n).map(({ id }) => id)).toEqual(['a', 'c', 'b']);
    expect(sortRows(rows, ({ n }) => n, 'descending').map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  });

  test('does not change its argument', () => {
    const rows = [2, 1];
    sortRows(rows, (n) => n);
    expect(rows).toEqual([2, 1]);
  });
});
