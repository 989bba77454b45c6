import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { RandomQuotes } from '@/components/home/random-quotes';

const quote = (name: string) => ({ quote: name, author: `de ${name}` });
const groups = [
  [quote('a'), quote('b')],
  [quote('c'), quote('d')],
];
const chosen = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-chosen="true"] blockquote')].map((element) => element.textContent);

afterEach(() => jest.restoreAllMocks());

describe('RandomQuotes', () => {
  it('shows the first of each group in the HTML, so that server and browser agree', () => {
    const html = document.createElement('div');
    html.innerHTML = renderToString(<RandomQuotes groups={groups} />);
    expect(chosen(html)).toEqual(['a', 'c']);
  });

  it('chooses one of each group by chance after mount', () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.9);
    const { container } = render(<RandomQuotes groups={groups} />);
    expect(chosen(container)).toEqual(['b', 'd']);
  });

  it('names who said it', () => {
    render(<RandomQuotes groups={groups} />);
    expect(screen.getByText('de a')).toBeInTheDocument();
  });
});
