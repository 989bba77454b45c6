import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VideoList } from '@/components/videos/video-list';
import { videos } from '@/content/pages/videos';

const known = [{ id: 'aaaaaaaaaaa', title: 'El que ja sabíem' }];
const item = (id: string, title: string) => ({ link: `https://v.example/watch?v=${id}`, title });

const answers = (body: unknown, ok = true) => Promise.resolve({ ok, json: async () => body });
const fetchMock = jest.fn();

function show() {
  const { channel, player, states } = videos;
  return render(<VideoList known={known} feed="/data/videos.json" {...{ channel, player, states }} />);
}

beforeEach(() => {
  localStorage.clear();
  fetchMock.mockReset();
  globalThis.fetch = fetchMock;
});

describe('VideoList', () => {
  it('shows what the feed says, and hides the loading line once it has come', async () => {
    fetchMock.mockReturnValue(answers({ items: [item('bbbbbbbbbbb', 'Nou'), item('<script>', 'Dolent')] }));
    show();
    expect(screen.getByRole('status')).toHaveTextContent(videos.states.loading);
    expect(await screen.findByRole('heading', { name: 'Nou' })).toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(screen.queryByText('Dolent')).not.toBeInTheDocument();
  });

  it.each([
    ['the network fails', () => Promise.reject(new TypeError('offline'))],
    ['the answer is an error', () => answers({}, false)],
    ['the answer is no feed', () => answers('<html>')],
    ['no item of the feed can be read', () => answers({ items: [{ enllac: 'aaaaaaaaaaa' }] })],
  ])('keeps what was known, says so and offers to try again when %s', async (_, answer) => {
    fetchMock.mockImplementationOnce(answer);
    show();
    expect(await screen.findByText(videos.states.failed)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'El que ja sabíem' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: videos.channel.label })).toBeInTheDocument();

    fetchMock.mockReturnValue(answers({ items: [item('bbbbbbbbbbb', 'Nou')] }));
    await userEvent.click(screen.getByRole('button', { name: videos.states.retry }));
    expect(document.body).not.toHaveFocus();
    expect(await screen.findByRole('heading', { name: 'Nou' })).toBeInTheDocument();
    expect(screen.queryByText(videos.states.failed)).not.toBeInTheDocument();
  });

  it('says that a channel without videos has none', async () => {
    fetchMock.mockReturnValue(answers({ items: [] }));
    show();
    await waitFor(() => expect(screen.getByText(videos.states.empty)).toBeInTheDocument());
  });

  it('plays a video in a player without controls', async () => {
    fetchMock.mockReturnValue(answers({ items: [item('bbbbbbbbbbb', 'Nou')] }));
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Mostra el vídeo: Nou' }));
    expect(screen.getByTitle('Nou')).toHaveAttribute(
      'src',
      'https://reproductor.example/incrusta/bbbbbbbbbbb?controls=0&rel=0',
    );
  });
});
