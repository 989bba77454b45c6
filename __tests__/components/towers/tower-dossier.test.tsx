import { render, screen } from '@testing-library/react';
import { aDiada } from '@/__tests__/builders/diades';
import { TowerDossier } from '@/components/towers/tower-dossier';
import { towerDossier } from '@/lib/results/views/tower-dossier';

const diades = [
  aDiada(['i3d7', '3d7C'], { date: '2019-05-03', reason: 'Sant Jordi', town: 'Vic' }),
  aDiada(['3d7', '3d7'], { date: '2024-11-14' }),
];
const factOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

describe('the dossier of a tower', () => {
  test('shows first and last diada, totals and best season', () => {
    render(<TowerDossier dossier={towerDossier(diades, '3d7')} built="2026-11-21" listPath="/diades" />);
    expect(factOf('Primer carregat')).toBe('03/05/2019, Sant Jordi, Vic');
    expect(factOf('Primer descarregat')).toBe('14/11/2024, Aniversari, Barcelona');
    expect(factOf('Últim cop')).toBe('14/11/2024, Aniversari, Barcelona');
    expect(factOf('Millor temporada')).toBe('2024-2025: 2 descarregats');
    expect(factOf('Descarregats')).toBe('2');
    expect(factOf('Intents')).toBe('1');
    expect(factOf('Descarregats de 4 provats')).toBe('50\u00A0%');
  });

  test('links to the list filtered by the tower, with the plus sign encoded', () => {
    render(
      <TowerDossier
        dossier={towerDossier([aDiada(['3d7+4d7'])], '3d7+4d7')}
        built="2026-11-21"
        listPath="/diades"
      />,
    );
    expect(screen.getByRole('link', { name: /Totes les diades/ })).toHaveAttribute(
      'href',
      '/diades/?castell=3d7%2B4d7',
    );
  });

  test('shows what has not happened yet', () => {
    render(
      <TowerDossier
        dossier={towerDossier([aDiada(['i3d7'])], '3d7')}
        built="2026-11-21"
        listPath="/diades"
      />,
    );
    expect(factOf('Primer descarregat')).toBe('Encara no');
    expect(factOf('Millor temporada')).toBe('Encara cap');
  });

  test('shows that the results lack the tower', () => {
    render(<TowerDossier dossier={towerDossier(diades, '4d9f')} built="2026-11-21" listPath="/diades" />);
    expect(screen.getByText(/encara no hi surt/)).toBeVisible();
    expect(screen.getByText('Resultats del 21/11/2026.')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
