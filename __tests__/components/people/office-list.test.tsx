import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { OfficeList } from '@/components/people/office-list';
import { heads } from '@/content/people/heads';

const card = (name: RegExp) => screen.getByRole('article', { name });

describe('OfficeList', () => {
  beforeEach(() => {
    render(<OfficeList office={heads} />);
  });

  it('shows the nickname in quotes, and the periods, several of them joined by commas', () => {
    const aina = card(/Aina Ribalta/);
    expect(within(aina).getByText('Dragona').tagName).toBe('Q');
    expect(within(aina).getByText('2016-2018, 2021-2022')).toBeInTheDocument();
    expect(within(card(/Clara Bassols/)).getByText('2026 (actualment)')).toBeInTheDocument();
  });

  it('gives each card the anchor that boards and stories link to', () => {
    expect(card(/Aina Ribalta/)).toHaveAttribute('id', 'aina-ribalta');
  });

  it('lists what else somebody has been, but not the office the page is about', () => {
    const eulalia = card(/Eulàlia Mas/);
    expect(within(eulalia).getByText(/Presidència/)).toBeInTheDocument();
    expect(within(eulalia).queryByText(/^Cap de colla \(/)).not.toBeInTheDocument();
  });
});

it('has no accessibility fault', async () => {
  const { container } = render(<OfficeList office={heads} />);
  expect((await axe(container)).violations).toEqual([]);
});
