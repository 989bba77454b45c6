import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { renderWith } from '@/__tests__/builders/behaving';
import { RandomQuotes } from '@/components/home/random-quotes';
import { randomQuotes } from '@/components/home/random-quotes.enhancement';

const quote = (name: string) => ({ quote: name, author: `de ${name}` });
const groups = [
  [quote('a'), quote('b')],
  [quote('c'), quote('d')],
];
const chosen = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-chosen="true"] blockquote')].map((element) => element.textContent);

afterEach(() => jest.restoreAllMocks());

describe('RandomQuotes', () => {
  test('shows the first of each group in the HTML, for those without scripts', () => {
    const html = document.createElement('div');
    html.innerHTML = renderToString(<RandomQuotes groups={groups} />);
    expect(chosen(html)).toEqual(['a', 'c']);
  });

  test('chooses one of each group by chance in the browser', async () => {
    jest.spyOn(Math, 'random').mockReturnValueOnce(0.9).mockReturnValueOnce(0.1);
    const { container } = await renderWith(randomQuotes, <RandomQuotes groups={groups} />);
    expect(chosen(container)).toEqual(['b', 'c']);
  });

  test('names the author', () => {
    render(<RandomQuotes groups={groups} />);
    expect(screen.getByText('de a')).toBeInTheDocument();
  });
});
