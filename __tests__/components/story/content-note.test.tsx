import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '@/__tests__/axe';
import { hydrateAfter } from '@/__tests__/builders/drawn';
import { ContentNote } from '@/components/story/content-note';
import { Passage, remember, stored } from './a-passage';

const note = (
  <Passage>
    <ContentNote
      note={{
        title: 'Abans de començar',
        lead: 'Hi surten:',
        topics: ['vi', 'petons', 'deutes'],
        help: { label: 'Protocol', link: '/protocol-agressions' },
      }}
    />
  </Passage>
);
const dialog = () => screen.queryByRole('dialog', { name: 'Abans de començar' });
const referrer = (address: string) =>
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}${address}`);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('ContentNote', () => {
  test('is shown before the first passage, with its topics and the protocol', async () => {
    const { container } = render(note);
    expect(dialog()).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Protocol' })).toHaveAttribute('href', '/protocol-agressions/');
    expect((await axe(container)).violations).toEqual([]);
  });

  test('is closed for this session, and shown on the next visit unless switched off', async () => {
    const { unmount } = render(note);
    await userEvent.click(screen.getByRole('button', { name: 'Entesos' }));
    expect(dialog()).not.toBeInTheDocument();
    expect(stored().noteHidden).toBe(false);
    unmount();
    const again = render(note);
    expect(dialog()).not.toBeInTheDocument();
    again.unmount();
    sessionStorage.clear();
    render(note);
    expect(dialog()).toBeInTheDocument();
  });

  test('closes without storage, and is not shown after another passage', async () => {
    for (const method of ['getItem', 'setItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    }
    const { unmount } = render(note);
    await userEvent.click(screen.getByRole('button', { name: 'Entesos' }));
    expect(dialog()).not.toBeInTheDocument();
    unmount();
    referrer('/nit-fresca-per-ser-maig/');
    render(note);
    expect(dialog()).not.toBeInTheDocument();
  });

  test('remembers who does not want it again', async () => {
    render(note);
    await userEvent.click(screen.getByRole('checkbox', { name: "No m'ho tornis a mostrar" }));
    await userEvent.click(screen.getByRole('button', { name: 'Entesos' }));
    expect(stored().noteHidden).toBe(true);
  });

  test('is not shown if switched off, nor after another passage', () => {
    remember();
    const { unmount } = render(note);
    expect(dialog()).not.toBeInTheDocument();
    unmount();
    localStorage.clear();
    referrer('/nit-fresca-per-ser-maig/');
    render(note);
    expect(dialog()).not.toBeInTheDocument();
  });

  test('stays closed when the reader closed it before the page was hydrated', () => {
    hydrateAfter(note, (page) => {
      page.getByRole('dialog', { hidden: true }).setAttribute('data-early', '');
      page.getByRole('checkbox', { hidden: true }).click();
    });
    expect(dialog()).not.toBeInTheDocument();
    expect(stored().noteHidden).toBe(true);
  });

  test('stays open when the reader opened it before the page was hydrated', () => {
    const opened = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
    const closed = jest.spyOn(HTMLDialogElement.prototype, 'close');
    hydrateAfter(note, (page) => {
      const early = page.getByRole('dialog', { hidden: true });
      early.setAttribute('data-early', '');
      early.setAttribute('open', '');
    });
    expect(dialog()).toBeInTheDocument();
    expect(opened).not.toHaveBeenCalled();
    expect(closed).not.toHaveBeenCalled();
  });

  test('is shown again after other pages of the site', () => {
    referrer('/jocs/');
    render(note);
    expect(dialog()).toBeInTheDocument();
  });
});
