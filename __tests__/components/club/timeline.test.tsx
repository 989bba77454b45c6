import { render, screen } from '@testing-library/react';
import { Timeline } from '@/components/club/timeline';
import { TIMELINE_TEXTS } from '@/content/interface/club';

const clubs = {
  nostra: { name: 'La nostra', color: '#113355' },
  mon: { name: 'Tot el món', color: '#5A6472' },
} as const;

test('shows each event with its date as precise as it is known, its club by name and its picture', () => {
  render(
    <Timeline
      clubs={clubs}
      events={[
        { id: 'a', date: null, title: 'Primer', description: 'Text.', color: 'mon' },
        {
          id: 'b',
          date: { year: 1999, month: 11 },
          title: 'Segon',
          description: ['Amb un ', { text: 'enllaç', link: '/qui-som' }, '.'],
          image: { code: '4d7' },
          color: 'nostra',
        },
      ]}
    />,
  );
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(TIMELINE_TEXTS.noDate);
  expect(first).toHaveTextContent('Tot el món');
  expect(screen.getByText('novembre de 1999')).toHaveAttribute('datetime', '1999-11');
  expect(second).toHaveTextContent('La nostra');
  expect(second).toHaveStyle({ '--club-colour': '#113355' });
  expect(second).toContainElement(screen.getByRole('link', { name: 'enllaç' }));
  expect(second).toContainElement(screen.getByRole('img'));
});
