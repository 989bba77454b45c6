import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VideoList } from '@/components/videos/video-list';
import { VIDEO_TEXTS } from '@/content/interface/videos';

const known = [{ id: 'aaaaaaaaaaa', title: 'El que ja sabíem' }];
const item = (id: string, title: string) => ({ link: `https://v.example/watch?v=${id}`, title });

const answers = (body: unknown, ok = true) => Promise.resolve({ ok, json: async () => body });
const fetchMock = jest.fn();

const channel = { label: 'Tot el canal', link: 'https://canal.example/colla' } as const;
const player = {
  before: 'https://reproductor.example/incrusta/',
  after: '?controls=0&rel=0',
  page: 'https://canal.example/watch?v=',
} as const;

const show = () =>
  render(<VideoList known={known} feed="/data/videos.json" channel={channel} player={player} posters={[]} />);

beforeEach(() => {
  fetchMock.mockReset();
  globalThis.fetch = fetchMock;
});

describe('VideoList', () => {
  test('shows the videos of the feed, and hides the loading message', async () => {
    fetchMock.mockReturnValue(answers({ items: [item('bbbbbbbbbbb', 'Nou'), item('<script>', 'Dolent')] }));
    show();
    expect(screen.getByRole('status')).toHaveTextContent(VIDEO_TEXTS.loading);
    expect(await screen.findByRole('heading', { name: 'Nou' })).toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(screen.queryByText('Dolent')).not.toBeInTheDocument();
  });

  test.each([
    ['the network fails', () => Promise.reject(new TypeError('offline'))],
    ['the answer is an error', () => answers({}, false)],
    ['the answer is no feed', () => answers('<html>')],
    ['no item of the feed can be read', () => answers({ items: [{ enllac: 'aaaaaaaaaaa' }] })],
  ])('keeps the known videos, reports the failure and offers a retry when %s', async (_, answer) => {
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
  });

  test('plays a video in a player without controls', async () => {
    fetchMock.mockReturnValue(answers({ items: [item('bbbbbbbbbbb', 'Nou')] }));
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Mostra el vídeo: Nou' }));
    expect(screen.getByTitle('Nou')).toHaveAttribute(
      'src',
      'https://reproductor.example/incrusta/bbbbbbbbbbb?controls=0&rel=0',
    );
  });
});
