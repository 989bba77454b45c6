import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DownloadCsv } from '@/components/statistics/actions/download-csv';
import { RowActions } from '@/components/statistics/actions/row-actions';
import { copying } from '@/components/ui/copy/copy.behaviour';
import { renderWith } from '../../../builders/behaving';
import { aRanking } from '../../../builders/statistics';

afterEach(() => jest.restoreAllMocks());

const actions = <RowActions name="x" write={() => ''} />;

describe("Copia l'enllaç", () => {
  it('copies the address with its question', async () => {
    const user = userEvent.setup();
    history.replaceState(null, '', '/llista-de-diades/?castell=3d7%2B4d7');
    await renderWith(copying, actions);
    await user.click(screen.getByRole('button', { name: "Copia l'enllaç" }));
    expect(await navigator.clipboard.readText()).toBe('http://localhost/llista-de-diades/?castell=3d7%2B4d7');
    expect(screen.getByRole('status')).toHaveTextContent("S'ha copiat l'enllaç.");
  });

  it('writes the address out when the clipboard refuses', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await renderWith(copying, actions);
    await user.click(screen.getByRole('button', { name: "Copia l'enllaç" }));
    expect(screen.getByRole('status')).toHaveTextContent('http://localhost/');
  });
});

describe('Baixa CSV', () => {
  it('saves the rows it is given, with a mark so that spreadsheets read the accents', async () => {
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
    render(<DownloadCsv name="millors-diades" write={({ rankingCsv }) => rankingCsv(aRanking.rows)} />);
    await userEvent.click(screen.getByRole('button', { name: 'Baixa CSV' }));
    expect(names).toEqual(['millors-diades.csv']);
    expect(await textOf(saved[0])).toMatch(/^\uFEFF?posició,data,motiu,ciutat,castells,punts\n1,2026-11-14,/);
  });

  it('says so when the file cannot be prepared', async () => {
    render(
      <DownloadCsv
        name="x"
        write={() => {
          throw new Error('no script');
        }}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Baixa CSV' }));
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
