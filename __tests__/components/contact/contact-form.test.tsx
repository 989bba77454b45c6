import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from '@/components/contact/contact-form';
import { CONTACT_TEXTS, DELIVERY_TEXTS } from '@/content/interface/contact';
import { AGAIN_AFTER } from '@/lib/contact/delivery';

const fetchMock = jest.fn();
const openMail = jest.fn();

const subjects = [
  { id: 'assaig', text: 'Vull venir a assaig' },
  { id: 'actuacio', text: 'Veniu a actuar' },
];

const aForm = (endpoint: string | null) => (
  <ContactForm email="junta@colla.example" endpoint={endpoint} openMail={openMail} subjects={subjects} />
);

const show = (endpoint: string | null = null) => render(aForm(endpoint));

const field = (name: string) => screen.getByRole('textbox', { name });
const fillIn = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const submit = () => userEvent.click(screen.getByRole('button', { name: /Envia|Obre/ }));

function fillAll(message = 'Bon dia,\nens veiem dimarts!') {
  fillIn('El teu nom', 'Núria');
  fillIn('El teu correu electrònic', 'nuria@zona.example');
  fillIn('Assumpte', 'Vull venir a assaig');
  fillIn('Missatge', message);
}

/** An answer of the endpoint, as far as the form reads it. */
const anAnswer = (body: string) => ({ ok: true, status: 200, type: 'basic', text: async () => body });
type Answer = ReturnType<typeof anAnswer>;

const draftKey = 'contacte-esborrany';

beforeEach(() => {
  history.replaceState(null, '', '/contactar/');
  fetchMock.mockReset();
  openMail.mockReset();
  globalThis.fetch = fetchMock;
});

describe('ContactForm', () => {
  test("fills in the subject of a link, but never over the user's", () => {
    history.replaceState(null, '', '/contactar/?assumpte=actuacio');
    const { unmount } = show();
    expect(field('Assumpte')).toHaveValue('Veniu a actuar');
    expect(sessionStorage.getItem(draftKey)).toContain('Veniu a actuar');
    fillIn('Assumpte', 'La faixa');
    unmount();
    show();
    expect(field('Assumpte')).toHaveValue('La faixa');
  });

  test('keeps the draft in this tab, with what an earlier version left for all', () => {
    localStorage.setItem(draftKey, JSON.stringify({ name: 'Pau' }));
    show();
    expect(field('El teu nom')).toHaveValue('Pau');
    expect(localStorage.getItem(draftKey)).toBeNull();
    expect(sessionStorage.getItem(draftKey)).toContain('Pau');
  });

  test('says that nothing is stored when there is no room', () => {
    show();
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    fillIn('Missatge', 'Massa llarg per guardar');
    expect(screen.getByText(CONTACT_TEXTS.notKept)).toBeVisible();
    expect(field('Missatge')).toHaveValue('Massa llarg per guardar');
    full.mockRestore();
  });
});

describe('ContactForm through the mail program', () => {
  test('opens one message on a double click, and another one later', () => {
    jest.useFakeTimers();
    show();
    fillAll();
    const form = screen.getByRole('form');
    fireEvent.submit(form);
    fireEvent.submit(form);
    expect(openMail).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(AGAIN_AFTER);
    fireEvent.submit(form);
    expect(openMail).toHaveBeenCalledTimes(2);
  });

  test('opens nothing when the message is too long for an address, and offers to copy it', async () => {
    show();
    fillAll('a'.repeat(2_000));
    await submit();
    expect(openMail).not.toHaveBeenCalled();
    expect(screen.getByText(/massa llarg/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Copia el missatge' })).toBeInTheDocument();
  });

  test('shows the message to copy by hand when the clipboard refuses', async () => {
    show();
    fillAll();
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: /Obre/ }));
    await user.click(screen.getByRole('button', { name: 'Copia el missatge' }));
    const copy = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Missatge per copiar' });
    expect(copy).toHaveDisplayValue(/Núria/);
    expect([copy.selectionStart, copy.selectionEnd]).toEqual([0, copy.value.length]);
  });
});

describe('ContactForm with an endpoint', () => {
  test('posts the message once, however often the button is pressed, and stores it until it is cleared', async () => {
    let answer: (response: Answer) => void = () => {};
    fetchMock.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const { unmount } = show('/api');
    fillAll();
    const form = screen.getByRole('form');
    fireEvent.submit(form);
    fireEvent.submit(form);
    expect(screen.getByRole('status')).toHaveTextContent("S'està enviant");
    expect(screen.getByRole('button', { name: /Envia/ })).toBeDisabled();
    await act(async () => answer(anAnswer('{"ok":true}')));
    fireEvent.submit(form);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    const [address, init] = fetchMock.mock.lastCall ?? [];
    expect(address).toBe('/api');
    expect(JSON.parse(init.body)).toEqual({
      name: 'Núria',
      email: 'nuria@zona.example',
      subject: 'Vull venir a assaig',
      message: 'Bon dia,\nens veiem dimarts!',
    });
    expect(screen.getByRole('status')).toHaveTextContent('Hem rebut el missatge');
    unmount();
    show('/api');
    expect(field('Missatge')).toHaveValue('Bon dia,\nens veiem dimarts!');
    expect(screen.getByRole('status')).toHaveTextContent('Hem rebut el missatge');
    expect(screen.getByRole('button', { name: /Envia/ })).toBeDisabled();
    fillIn('Missatge', 'I una altra cosa');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Envia/ })).toBeEnabled();
  });

  test('keeps the message and reports the failure when the answer is no', async () => {
    fetchMock.mockResolvedValue(anAnswer('{"ok":false}'));
    show('/api');
    fillAll();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(DELIVERY_TEXTS.failures.refused);
    expect(field('Missatge')).toHaveValue('Bon dia,\nens veiem dimarts!');
    expect(sessionStorage.getItem(draftKey)).toContain('Núria');
    expect(screen.getByRole('button', { name: /Envia/ })).toBeEnabled();
  });

  test('focus moves to the outcome of the message, before its links', async () => {
    fetchMock.mockRejectedValue(new TypeError('offline'));
    const user = userEvent.setup();
    show('/api');
    fillAll();
    screen.getByRole('button', { name: /Envia/ }).focus();
    await user.keyboard('{Enter}');
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(DELIVERY_TEXTS.failures.offline);
    expect(document.activeElement).toContainElement(notice);
    expect(document.activeElement).not.toContainElement(field('Missatge'));
    await user.tab();
    expect(screen.getByRole('link', { name: 'junta@colla.example' })).toHaveFocus();
  });

  test('sends nothing when a bot fills in the hidden field, and offers other ways', async () => {
    const { container } = show('/api');
    fillAll();
    fireEvent.change(container.querySelector('[name="pagina-personal"]') ?? container, {
      target: { value: 'https://brossa.example' },
    });
    await submit();
    expect(fetchMock).not.toHaveBeenCalled();
    expect(screen.getByText(/camp amagat/)).toBeInTheDocument();
    fetchMock.mockResolvedValue(anAnswer('{"ok":true}'));
    await submit();
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});
