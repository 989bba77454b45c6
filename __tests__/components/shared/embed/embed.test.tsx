import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { axe } from '@/__tests__/axe';
import { renderWith } from '@/__tests__/builders/drawn';
import { Embed, type EmbedProps } from '@/components/shared/embed/embed';
import { embeds } from '@/components/shared/embed/embed.enhancement';
import { LiveEmbed } from '@/components/shared/embed/live-embed';
import { alwaysLabel, EMBED_TEXTS, hostNotice } from '@/content/interface/embeds';

const map: EmbedProps = {
  kind: 'mapes',
  title: 'Mapa del pati',
  src: 'https://mapes.example/pati',
  height: 256,
};

const always = alwaysLabel('mapes.example');

const frame = (title = 'Mapa del pati') => screen.queryByTitle(title);

const onStaticPage = (...all: EmbedProps[]) =>
  renderWith(
    embeds,
    all.map((embed) => <Embed key={embed.src} {...embed} />),
  );
const onInteractivePage = async (...all: EmbedProps[]) =>
  render(all.map((embed) => <LiveEmbed key={embed.src} {...embed} />));

describe.each([
  ['a static page', onStaticPage],
  ['an interactive page', onInteractivePage],
])('an embed of %s', (_, show) => {
  test('has no iframe until the user loads it, then a titled and sandboxed one', async () => {
    const { container } = await show(map);
    expect(frame()).not.toBeInTheDocument();
    expect(screen.getByText(hostNotice('mapes.example'))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Mostra el mapa: Mapa del pati' }));
    expect(screen.queryByText(hostNotice('mapes.example'))).not.toBeVisible();
    expect(frame()).toHaveAttribute('src', 'https://mapes.example/pati');
    expect(frame()).toHaveAttribute('sandbox', expect.stringContaining('allow-scripts'));
    expect(frame()).toHaveAttribute('loading', 'lazy');
    expect((await axe(container)).violations).toEqual([]);
  });

  test('moves focus to the iframe when the button is removed', async () => {
    await show(map);
    await userEvent.click(screen.getByRole('button', { name: /Mostra el mapa/ }));
    expect(screen.getByRole('region', { name: 'Mapa del pati' })).toHaveFocus();
  });

  test('links to the original page below a loaded iframe', async () => {
    await show({ ...map, link: 'https://mapes.example/pati/sencer' });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /Mostra el mapa/ }));
    expect(screen.getByRole('link', { name: /^Obre'l a part\s?: Mapa del pati$/ })).toHaveAttribute(
      'href',
      'https://mapes.example/pati/sencer',
    );
  });

  test('shows a loading message until the iframe has loaded', async () => {
    await show(map);
    await userEvent.click(screen.getByRole('button', { name: /Mostra el mapa/ }));
    expect(screen.getByRole('status')).toHaveTextContent(EMBED_TEXTS.loading);
    fireEvent.load(screen.getByTitle('Mapa del pati'));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test('remembers an "always" for every frame of the same kind and host and for no other, until it is taken back', async () => {
    await show(
      map,
      { kind: 'mapes', title: 'Mapa del gimnàs', src: 'https://mapes.example/gimnas' },
      { kind: 'musica', title: 'Reproductor', src: 'https://ones.example/x' },
      { kind: 'mapes', title: 'Mapa del port', src: 'https://plans.example/port' },
    );
    await userEvent.click(screen.getAllByRole('button', { name: always })[0] ?? document.body);
    expect(frame()).toBeInTheDocument();
    expect(frame('Mapa del gimnàs')).toBeInTheDocument();
    expect(frame('Reproductor')).not.toBeInTheDocument();
    expect(frame('Mapa del port')).not.toBeInTheDocument();
    expect(localStorage.getItem('incrustats')).toBe('["mapes mapes.example"]');

    await userEvent.click(screen.getAllByRole('button', { name: /No mostris sempre/ })[0] ?? document.body);
    expect(frame()).not.toBeInTheDocument();
    expect(frame('Mapa del gimnàs')).not.toBeInTheDocument();
    expect(localStorage.getItem('incrustats')).toBe('[]');
    expect(screen.getByRole('region', { name: 'Mapa del pati' })).toHaveFocus();
  });

  test('an old consent without a host counts for the first host only', async () => {
    localStorage.setItem('incrustats', '["musica","mapes"]');
    const { unmount } = await show(map);
    expect(frame()).toBeInTheDocument();
    expect(localStorage.getItem('incrustats')).toBe('["musica","mapes mapes.example"]');
    unmount();
    await show({ ...map, src: 'https://plans.example/pati' });
    expect(frame()).not.toBeInTheDocument();
    expect(screen.getByText(hostNotice('plans.example'))).toBeVisible();
  });

  test.each(['{', '7', '"mapes"', '[7]'])('asks again if the stored consent is %s', async (kept) => {
    localStorage.setItem('incrustats', kept);
    await show(map);
    expect(frame()).not.toBeInTheDocument();
  });

  test('shows the iframes of this visit when storage fails', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('denied');
    });
    await show(map);
    await userEvent.click(screen.getByRole('button', { name: always }));
    expect(frame()).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /No mostris sempre/ }));
    expect(frame()).not.toBeInTheDocument();
  });
});

test('has a plain frame for those without scripts, and only inside noscript', () => {
  const html = renderToString(<Embed {...map} />);
  expect(html).toMatch(/<noscript><iframe[^>]*src="https:\/\/mapes\.example\/pati"/);
  expect(html.replace(/<noscript>.*?<\/noscript>/g, '')).not.toContain('<iframe');
});
