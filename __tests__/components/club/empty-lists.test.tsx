import { render, screen } from '@testing-library/react';
import { ScoreList } from '@/components/club/music';
import { SponsorGroups } from '@/components/club/sponsor-groups';
import { EMPTY_TEXTS } from '@/content/interface/pages';

const logos = [
  { id: 'suport', title: 'Suport', sponsors: [{ name: 'Ateneu', image: 'ateneu.svg' }] },
] as const;
const scores = [{ title: 'Toc', description: 'Per a gralla.', link: '/uploads/partitures/toc.pdf' }] as const;

test.each([
  ['sponsors', <SponsorGroups key="" groups={[]} />, EMPTY_TEXTS.sponsors],
  ['scores', <ScoreList key="" scores={[]} />, EMPTY_TEXTS.scores],
])('a club without %s says so, and shows no list', (_, list, text) => {
  render(list);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test.each([
  ['sponsors', <SponsorGroups key="" groups={logos} />, 'Ateneu'],
  ['scores', <ScoreList key="" scores={scores} />, 'Per a gralla.'],
])('a club with %s shows them', (_, list, text) => {
  render(list);
  expect(screen.getByRole('listitem')).toHaveTextContent(text);
});
