import { render, screen } from '@testing-library/react';
import { Timeline } from '@/components/timeline/timeline';

it('shows each event with its date as precise as it is known, its club by name and its picture', () => {
  render(
    <Timeline
      events={[
        { id: 'a', date: null, title: 'Primer', description: 'Text.', color: 'mon' },
        {
          id: 'b',
          date: { year: 1999, month: 11 },
          title: 'Segon',
          description: ['Amb un ', { text: 'enllaç', link: '/qui-som' }, '.'],
          image: { code: '4d7' },
          color: 'enfilats',
        },
      ]}
    />,
  );
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Sense data');
  expect(first).toHaveTextContent('Món casteller');
  expect(screen.getByText('novembre de 1999')).toHaveAttribute('datetime', '1999-11');
  expect(second).toContainElement(screen.getByRole('link', { name: 'enllaç' }));
  expect(second).toContainElement(screen.getByRole('img'));
});
