import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '@/__tests__/axe';
import { aRanking, aSnapshot, serveCsvs } from '@/__tests__/builders/results';
import { Ranking } from '@/components/results/ranking/ranking';
import {
  addForPoints,
  addRound,
  CALCULATOR_TEXTS,
  outcomeOf,
  placeText,
  removeRound,
  towersFound,
} from '@/content/interface/points-calculator';
import { CALCULATOR_OFFER_TEXTS, IGNORED_TEXT, sumTitle } from '@/content/interface/results';
import { RANKING_SIZE } from '@/lib/results/views/ranking';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00'), doNotFake: ['setTimeout', 'clearTimeout'] });
  jest.spyOn(console, 'info').mockImplementation(() => {});
  serveCsvs({ diades: 'never' });
});

/** Opens the page of the ranking at an address. The best of its three diades has 2.226 points. */
async function open(search: string, ranking = aRanking) {
  history.replaceState(null, '', `/millors-diades/${search}`);
  const { container } = render(<Ranking snapshot={ranking} snapshotFacts={aSnapshot} pages={['3d7']} />);
  if (search !== '') await screen.findByRole('heading', { name: CALCULATOR_TEXTS.title });
  return container;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sum = () => screen.getByRole('table', { name: sumTitle(CALCULATOR_TEXTS.calculated) });
const scored = () => screen.getAllByRole('button', { name: /^Afegeix .*punts$/ });

describe('the calculator', () => {
  test('is opened and closed by one button, which keeps focus', async () => {
    await open('');
    const button = screen.getByRole('button', { name: CALCULATOR_OFFER_TEXTS.open });
    await userEvent.click(button);
    expect(await screen.findByText(CALCULATOR_TEXTS.none)).toBeVisible();
    expect(screen.queryByRole('table', { name: /millors diades/ })).not.toBeInTheDocument();
    expect(button).toHaveAccessibleName(CALCULATOR_OFFER_TEXTS.close);
    await userEvent.click(button);
    expect(screen.getByRole('table', { name: /millors diades/ })).toBeVisible();
    expect(button).toHaveFocus();
    expect(location.search).toBe('');
  });

  test('adds rounds by their points, changes and removes them, and keeps them in the address', async () => {
    await open('?calcula=');
    await press(addForPoints('3d7', 785));
    await press(addForPoints('4d7C', 540));
    expect(location.search).toBe('?calcula=3d7,4d7C');
    expect(within(sum()).getByRole('row', { name: /Total/ })).toHaveTextContent('1.325');
    expect(screen.getByText('1.325 punts').parentElement).toHaveTextContent(
      placeText({ position: 2, shared: false }),
    );
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: outcomeOf(1, '3d7') }),
      'intent desmuntat',
    );
    expect(location.search).toBe('?calcula=id3d7,4d7C');
    expect(sum()).toHaveTextContent('No suma: no es va arribar a carregar');
    await press(removeRound(1, 'id3d7'));
    expect(location.search).toBe('?calcula=4d7C');
    expect(screen.getByRole('heading', { name: CALCULATOR_TEXTS.diada })).toHaveFocus();
    await press(removeRound(1, '4d7C'));
    expect(screen.getByText(CALCULATOR_TEXTS.none)).toBeVisible();
  });

  test('opens at its address, and reports what it cannot use', async () => {
    await open('?calcula=3d7,patata,4d7,5d7,Pd5,3d7+4d7,i3d7,Vd5');
    expect(screen.getAllByRole('combobox')).toHaveLength(6);
    expect(screen.getByText(IGNORED_TEXT, { exact: false })).toHaveTextContent('calcula=patata');
    expect(screen.getByText(CALCULATOR_TEXTS.surplus, { exact: false })).toHaveTextContent('Vd5.');
    expect(screen.getByText(CALCULATOR_TEXTS.full, { exact: false })).toBeVisible();
    for (const button of scored()) expect(button).toBeDisabled();
    await press(removeRound(1, '3d7'));
    for (const button of scored()) expect(button).toBeEnabled();
    expect(location.search).toBe('?calcula=4d7,5d7,Pd5,3d7%2B4d7,i3d7');
  });

  test('is searched by code or name, and adds a written round', async () => {
    await open('?calcula=');
    const search = screen.getByRole('searchbox', { name: CALCULATOR_TEXTS.search });
    await userEvent.type(search, 'PILAR');
    expect(screen.getByText(towersFound(2, 'PILAR'))).toBeVisible();
    expect(scored()).toHaveLength(4);
    await userEvent.clear(search);
    await userEvent.type(search, '2pd4');
    expect(screen.getByText(towersFound(0, '2pd4'))).toBeVisible();
    expect(screen.getByRole('button', { name: addRound('2Pd4') })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(location.search).toBe('?calcula=2Pd4');
    expect(search).toHaveValue('');
    expect(search).toHaveFocus();
    expect(within(sum()).getAllByText(/els pilars de quatre o menys no sumen/)).toHaveLength(2);
  });

  test('says what the hundredth diada has when the sum is not among them', async () => {
    const [row] = aRanking.rows;
    const rows = Array.from({ length: RANKING_SIZE }, (_, index) => ({ ...row, id: String(index) }));
    await open('?calcula=3d7', { ...aRanking, rows: rows as typeof aRanking.rows });
    expect(screen.getByText(placeText({ position: null, last: 2226 }), { exact: false })).toBeVisible();
  });

  test('uses the live points once they are read', async () => {
    serveCsvs({ puntuacions: 'castell,Descarregat,Carregat\n3d7,800,615\n' });
    await open('?calcula=3d7');
    await waitFor(() => expect(within(sum()).getByRole('row', { name: /Total/ })).toHaveTextContent('800'));
    expect(screen.getByRole('button', { name: addForPoints('3d7', 800) })).toBeVisible();
  });

  test('has no accessibility violation', async () => {
    const container = await open('?calcula=3d7,i4d7,patata');
    expect((await axe(container)).violations).toEqual([]);
  });
});

test.each([
  [{ position: 1, shared: false }, 'Seria la millor diada de totes.'],
  [{ position: 1, shared: true }, 'Igualaria la millor diada.'],
  [{ position: 34, shared: false }, 'Seria la 34a de les millors diades.'],
  [{ position: 34, shared: true }, 'Igualaria la 34a de les millors diades.'],
  [{ position: null, last: 1234 }, 'No entraria entre les 100 millors: la que fa 100 ja en té 1.234.'],
])('the place %j is said in words', (place, words) => {
  expect(placeText(place)).toBe(words);
});
