import { webcrypto } from 'node:crypto';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { renderWith } from '@/__tests__/builders/drawn';
import { renderHtml } from '@/__tests__/builders/inline-scripts';
import { aLegalDocument, plainLines } from '@/__tests__/builders/legal';
import { aBoardPage, aDirectory, aHeadsOffice, aTenure } from '@/__tests__/builders/people';
import { BoardView } from '@/components/club/boards/board-view';
import { EraList } from '@/components/club/era-list';
import { FactRow } from '@/components/club/fact-row';
import { ScoreList } from '@/components/club/music';
import { OfficeList } from '@/components/club/people/office-list';
import { Gallery } from '@/components/club/photos/gallery';
import { galleries } from '@/components/club/photos/gallery.enhancement';
import { SponsorGroups } from '@/components/club/sponsor-groups';
import { Timeline } from '@/components/club/timeline';
import { FreeBar, writeCodeCookies } from '@/components/free-bar/free-bar';
import { LegalDocumentView } from '@/components/legal/legal-document-view';
import { Embed, type EmbedProps } from '@/components/shared/embed/embed';
import { embeds } from '@/components/shared/embed/embed.enhancement';
import { LiveEmbed } from '@/components/shared/embed/live-embed';
import { VideoList } from '@/components/videos/video-list';
import { NO_DATE } from '@/content/interface/club';
import { alwaysName, hostNotice, VIDEO_TEXTS } from '@/content/interface/embeds';
import { FREE_BAR_TEXTS } from '@/content/interface/free-bar';
import { EMPTY_TEXTS } from '@/content/interface/pages';
import { PHOTO_TEXTS } from '@/content/interface/photos';
import { presidents } from '@/content/people/presidents';
import { type BoardPage, findBoard } from '@/lib/club/boards';
import type { Album } from '@/lib/club/types';
import { codeFromBytes } from '@/lib/free-bar/code';
import { numberDocument } from '@/lib/legal/numbering';

const nobody = { direccio: { titol: 'Junta directiva', components: [] }, junta: [] } as const;
const aBoard: BoardPage = { ...aBoardPage(), s: nobody, i: {} };

test.each([
  ['sponsors', <SponsorGroups key="" groups={[]} />, EMPTY_TEXTS.sponsors],
  ['scores', <ScoreList key="" scores={[]} />, EMPTY_TEXTS.scores],
  ['presidents', <OfficeList key="" office={{ ...presidents, tenures: [] }} />, EMPTY_TEXTS.office],
  ['a history', <EraList key="" eras={[]} />, EMPTY_TEXTS.history],
  ['a timeline', <Timeline key="" events={[]} clubs={{}} />, EMPTY_TEXTS.history],
  [
    'anybody on a board',
    <BoardView key="" page={aBoard} found={findBoard(aBoard) as never} built="2026-11-25" />,
    EMPTY_TEXTS.board,
  ],
])('a club without %s says so, and shows no list', (_, list, text) => {
  renderHtml(list);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('a club without numbers has no heading for them', () => {
  const { container } = render(<FactRow title="La colla en números" facts={[]} />);
  expect(container).toBeEmptyDOMElement();
});

describe('people', () => {
  const card = (name: RegExp) => screen.getByRole('article', { name });

  test('OfficeList lists other roles, and not again the one that the card is for', () => {
    const office = aHeadsOffice({ role: 'Presidència', tenures: [aTenure('mar')] });
    render(<OfficeList office={office} directory={aDirectory({ offices: [aHeadsOffice()] })} />);
    const roles = within(card(/Mar Soler/)).getAllByRole('listitem');
    expect(roles.map(({ textContent }) => textContent)).toEqual([
      'Cap de colla (2016-2018, 2021-2022)',
      expect.stringContaining('Equip de festa, junta directiva'),
    ]);
  });

  const clubs = {
    nostra: { name: 'La nostra', color: '#113355' },
    mon: { name: 'Tot el món', color: '#5A6472' },
  } as const;

  test('a timeline has dates as precise as they are known, and clubs by name', () => {
    const event = { title: 'Primer', description: 'Text.' };
    render(
      <Timeline
        clubs={clubs}
        events={[
          { ...event, id: 'a', date: null, color: 'mon' },
          { ...event, id: 'b', date: { year: 1999, month: 11 }, color: 'nostra' },
        ]}
      />,
    );
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent(NO_DATE);
    expect(first).toHaveTextContent('Tot el món');
    expect(screen.getByText('novembre de 1999')).toHaveAttribute('datetime', '1999-11');
    expect(second).toHaveStyle({ '--club-colour': '#113355' });
  });

  function showBoard(page: BoardPage, season?: string, built = '2026-11-25') {
    const found = findBoard(page, season);
    if (!found) throw new Error(`No board of ${season}`);
    return renderHtml(<BoardView page={page} found={found} built={built} directory={aDirectory()} />);
  }

  test('a board links a name to its card where there is one, and only there', () => {
    showBoard(aBoardPage(), '2002-2003');
    expect(screen.getByRole('link', { name: 'Mar Soler i Puig' })).toHaveAttribute('href', '/caps/#mar');
    expect(screen.getByText('Ona Vidal i Font').closest('a')).toBeNull();
    expect(screen.getByText('Ada Soler').closest('a')).toBeNull();
  });
});

describe('the photographs', () => {
  const albums: readonly Album[] = [
    {
      id: 'tardor',
      title: 'Diada de tardor',
      date: '2026-11-14',
      credit: 'Núria Prat',
      photos: [
        { link: '/images/fotografies/pilar.jpg', alt: 'El pilar de cinc a plaça.' },
        { link: '/images/fotografies/pinya 2.jpg', alt: 'La pinya, de dalt.', credit: 'Pau Serra' },
      ],
    },
    {
      id: 'hivern',
      title: "Diada d'hivern",
      date: '2027-01-20',
      photos: [{ link: '/images/fotografies/neu.png', alt: 'Neu al pati.' }],
    },
  ];

  const draw = () => renderWith(galleries, <Gallery albums={albums} />);
  const thumbnail = (alt: string) => screen.getByRole('link', { name: alt, hidden: true });
  const viewer = () => screen.getByRole('dialog', { name: PHOTO_TEXTS.viewer });

  beforeEach(() => history.replaceState(null, '', '/fotografies/'));

  test('a photograph opens under its own address, arrow keys walk over all albums, and closing returns', async () => {
    await draw();
    const user = userEvent.setup();
    await user.click(thumbnail('La pinya, de dalt.'));
    await waitFor(() => expect(viewer()).toBeVisible());
    expect(location.hash).toBe('#tardor-pinya-2');
    expect(within(viewer()).getByText('La pinya, de dalt. · Foto: Pau Serra · 2 de 2')).toBeVisible();
    fireEvent.keyDown(viewer(), { key: 'ArrowRight' });
    expect(within(viewer()).getByRole('img')).toHaveAccessibleName('Neu al pati.');
    expect(location.hash).toBe('#hivern-neu');
    await user.click(within(viewer()).getByRole('button', { name: PHOTO_TEXTS.next }));
    expect(location.hash).toBe('#tardor-pilar');
    act(() => history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.hash).toBe('');
  });

  test('an address opens its photograph, and one that does not come can be asked for again', async () => {
    history.replaceState(null, '', '#hivern-neu');
    await draw();
    const picture = within(viewer()).getByRole('img');
    fireEvent.error(picture);
    expect(within(viewer()).getByRole('alert')).toHaveTextContent(PHOTO_TEXTS.failed);
    await userEvent.click(within(viewer()).getByRole('button', { name: PHOTO_TEXTS.again }));
    expect(within(viewer()).queryByRole('alert')).toBeNull();
    expect(picture).toBeVisible();
  });
});

test('the page of a legal document holds every line of it, in order', () => {
  const withoutSpaces = (text: string) => text.replace(/\s+/g, '');
  render(<LegalDocumentView document={aLegalDocument()} page={{ title: 'Estatuts', lead: 'Les normes.' }} />);
  const text = withoutSpaces(screen.getByRole('article').textContent ?? '');
  let from = 0;
  for (const line of plainLines(numberDocument(aLegalDocument()))) {
    const at = text.indexOf(withoutSpaces(line), from);
    expect(at).toBeGreaterThanOrEqual(from);
    from = at;
  }
});

describe('the videos', () => {
  const known = [{ id: 'aaaaaaaaaaa', title: 'El que ja sabíem' }];
  const item = (id: string, title: string) => ({ link: `https://v.example/watch?v=${id}`, title });

  const answers = (body: unknown) => Promise.resolve({ ok: true, json: async () => body });
  const fetchMock = jest.fn();

  const channel = { label: 'Tot el canal', link: 'https://canal.example/colla' } as const;
  const player = {
    before: 'https://reproductor.example/incrusta/',
    after: '?controls=0&rel=0',
    page: 'https://canal.example/watch?v=',
  } as const;

  const show = () =>
    render(
      <VideoList known={known} feed="/data/videos.json" channel={channel} player={player} posters={[]} />,
    );

  beforeEach(() => {
    fetchMock.mockReset();
    globalThis.fetch = fetchMock;
  });

  test.each([
    ['the network fails', () => Promise.reject(new TypeError('offline'))],
    ['no item of the feed can be read', () => answers({ items: [{ enllac: 'aaaaaaaaaaa' }] })],
  ])(
    'VideoList keeps the known videos, reports the failure and offers a retry when %s',
    async (_, answer) => {
      fetchMock.mockImplementationOnce(answer);
      show();
      expect(await screen.findByText(VIDEO_TEXTS.failed)).toBeInTheDocument();
      expect(screen.getByRole('heading', { name: 'El que ja sabíem' })).toBeInTheDocument();
      expect(screen.getByRole('link', { name: channel.label })).toBeInTheDocument();

      fetchMock.mockReturnValue(answers({ items: [item('bbbbbbbbbbb', 'Nou')] }));
      await userEvent.click(screen.getByRole('button', { name: VIDEO_TEXTS.retry }));
      expect(document.body).not.toHaveFocus();
      expect(await screen.findByRole('heading', { name: 'Nou' })).toBeInTheDocument();
      expect(screen.queryByText(VIDEO_TEXTS.failed)).not.toBeInTheDocument();
    },
  );
});

describe('the free bar', () => {
  const { notices, drawNew } = FREE_BAR_TEXTS;
  const kept = codeFromBytes(new Uint8Array(16).fill(7));
  const heading = (title: string) => screen.findByRole('heading', { name: title });
  const confirmation = () => screen.findByText(/^[0-9a-f]{6}$/);
  const barcode = () => screen.queryByRole('img', { name: /Codi de barres/ });

  beforeAll(() => {
    Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  });

  beforeEach(() => {
    for (const name of ['code', 'secret_p1', 'secret_p2']) Cookies.remove(name, { path: '/' });
  });

  test.each([
    ['tampered', () => Cookies.set('code', kept.code.replace(/^./, '9'), { path: '/' })],
    ['partial', () => Cookies.remove('secret_p2', { path: '/' })],
  ] as const)('shows no code when it is %s, and draws a new one on request', async (state, harm) => {
    writeCodeCookies(kept);
    harm();
    render(<FreeBar />);
    await heading(notices[state].title);
    expect(barcode()).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: drawNew }));
    await heading(notices.fresh.title);
    await confirmation();
    expect(barcode()).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: notices.fresh.title }).closest('[tabindex]')).toHaveFocus();
    expect(Cookies.get('code')).not.toBe(kept.code);
  });

  test('still shows a code where even looking at the cookies is forbidden', async () => {
    const forbid = () => {
      throw new DOMException('sandboxed', 'SecurityError');
    };
    jest.spyOn(document, 'cookie', 'get').mockImplementation(forbid);
    jest.spyOn(document, 'cookie', 'set').mockImplementation(forbid);
    render(<FreeBar />);
    await heading(notices.blocked.title);
    await confirmation();
    expect(barcode()).toBeInTheDocument();
  });

  test('reports a browser without random numbers', async () => {
    jest.spyOn(crypto, 'getRandomValues').mockImplementation(() => {
      throw new Error('none');
    });
    render(<FreeBar />);
    await heading(notices.failed.title);
    expect(barcode()).not.toBeInTheDocument();
  });
});

describe('what comes from other hosts', () => {
  const map: EmbedProps = {
    kind: 'mapes',
    title: 'Mapa del pati',
    src: 'https://mapes.example/pati',
    height: 256,
  };

  const always = alwaysName('mapes.example');

  const frame = (title = 'Mapa del pati') => screen.queryByTitle(title);

  const onStaticPage = (...all: EmbedProps[]) =>
    renderWith(
      embeds,
      <main>
        {all.map((embed) => (
          <Embed key={embed.src} {...embed} />
        ))}
      </main>,
    );
  const onInteractivePage = async (...all: EmbedProps[]) =>
    render(all.map((embed) => <LiveEmbed key={embed.src} {...embed} />));

  describe.each([
    ['a static page', onStaticPage],
    ['an interactive page', onInteractivePage],
  ])('an embed of %s', (_, show) => {
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
});
