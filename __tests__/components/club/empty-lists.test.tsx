import { render, screen } from '@testing-library/react';
import { renderHtml } from '@/__tests__/builders/inline-scripts';
import { BoardView } from '@/components/club/boards/board-view';
import { EraList } from '@/components/club/era-list';
import { FactRow } from '@/components/club/fact-row';
import { ScoreList } from '@/components/club/music';
import { OfficeList } from '@/components/club/people/office-list';
import { SponsorGroups } from '@/components/club/sponsor-groups';
import { Timeline } from '@/components/club/timeline';
import { EMPTY_TEXTS } from '@/content/interface/pages';
import { presidents } from '@/content/people/presidents';
import { type BoardPage, findBoard } from '@/lib/club/boards';

const nobody = { direccio: { titol: 'Junta directiva', components: [] }, junta: [] } as const;
const aBoard: BoardPage = {
  title: 'Junta',
  path: '/junta',
  intro: [],
  currentSeason: '2026-2027',
  s: nobody,
  i: {},
};

const logos = [
  { id: 'suport', title: 'Suport', sponsors: [{ name: 'Ateneu', image: 'ateneu.svg' }] },
] as const;
const scores = [{ title: 'Toc', description: 'Per a gralla.', link: '/uploads/partitures/toc.pdf' }] as const;

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

test.each([
  ['sponsors', <SponsorGroups key="" groups={logos} />, 'Ateneu'],
  ['scores', <ScoreList key="" scores={scores} />, 'Per a gralla.'],
])('a club with %s shows them', (_, list, text) => {
  render(list);
  expect(screen.getByRole('listitem')).toHaveTextContent(text);
});
