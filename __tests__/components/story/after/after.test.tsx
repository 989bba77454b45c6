import { render, screen } from '@testing-library/react';
import { Passage, remember } from '@/__tests__/components/story/a-passage';
import { Door } from '@/components/story/after/door';
import { Ending } from '@/components/story/after/ending';
import { Options } from '@/components/story/after/options';

const options = [
  { text: ['Una línia,', 'i una altra.'], link: '2' },
  { text: ['Sol.'], link: '3' },
] as const;
const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('Options', () => {
  test('link to their passages', () => {
    remember();
    render(
      <Passage>
        <Options options={options} group={0} />
      </Passage>,
    );
    expect(href('Una línia, i una altra.')).toBe('/nit-fresca-per-ser-maig/2/');
    expect(href('Sol.')).toBe('/nit-fresca-per-ser-maig/3/');
  });

  test('mark the one that was taken before, in words too', () => {
    remember({ taken: ['1>3'] });
    render(
      <Passage>
        <Options options={options} group={0} />
      </Passage>,
    );
    expect(screen.getByRole('link', { name: /^Sol\./ })).toHaveTextContent('(Ja ho has triat)');
    expect(screen.getByRole('link', { name: /^Una línia/ })).not.toHaveTextContent('Ja ho has triat');
  });
});

describe('Ending', () => {
  test('gives its number and note, what was found, and how far the next one is', () => {
    remember({ path: ['1', '2'] });
    render(
      <Passage id="4">
        <Ending final={1} note="el primer" />
      </Passage>,
    );
    expect(screen.getByText('Has arribat al FINAL 1 (el primer)')).toBeInTheDocument();
    expect(screen.getByText('1 de 2 finals')).toBeInTheDocument();
    expect(screen.getByText(/a 2 tries del començament/)).toBeInTheDocument();
    expect(href('Torna-hi a jugar')).toBe('/nit-fresca-per-ser-maig/1/');
  });
});

describe('Door', () => {
  const door = (
    <Passage id="home">
      <Door option={{ text: ['Vull començar ja!'], link: '1' }} />
    </Passage>
  );

  test('links to the first passage only, on a first visit', () => {
    remember();
    render(door);
    expect(href('Vull començar ja!')).toBe('/nit-fresca-per-ser-maig/1/');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  test('links to the last passage, and counts the endings', () => {
    remember({ path: ['1', '3'], endings: [2] });
    render(door);
    expect(href('Continua on ho vas deixar')).toBe('/nit-fresca-per-ser-maig/3/');
    expect(screen.getByText('1 de 2 finals')).toBeInTheDocument();
  });
});
