import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderWith } from '@/__tests__/builders/drawn';
import { TowerTag, TowerTags } from '@/components/shared/tower-tag/tower-tags';
import { TowerTips } from '@/components/shared/tower-tag/tower-tips';
import { towerTips } from '@/components/shared/tower-tag/tower-tips.enhancement';

const tags = (
  <TowerTips pages={['3d8f']}>
    <TowerTag label="id3d8f" code="3d8f" name="intent desmuntat de tres de vuit amb folre" strong />
    <TowerTags towers={[{ label: 'Pd4', code: 'Pd4', name: 'pilar de quatre' }]} />
  </TowerTips>
);

describe('TowerTag', () => {
  test('has the code and the name as accessible name, and links to the page of its tower', () => {
    render(tags);
    expect(
      screen.getByRole('link', { name: 'id3d8f, intent desmuntat de tres de vuit amb folre' }),
    ).toHaveAttribute('href', '/castells/3d8f/');
  });

  test('without a page is a button, reached by keyboard', async () => {
    render(tags);
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Pd4, pilar de quatre' })).toHaveFocus();
  });

  test('shows its name on focus and on hover, and Escape hides it', async () => {
    await renderWith(towerTips, tags);
    await userEvent.tab();
    expect(screen.getByText('intent desmuntat de tres de vuit amb folre')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText('intent desmuntat de tres de vuit amb folre')).not.toBeInTheDocument();
    await userEvent.hover(screen.getByText('Pd4'));
    expect(screen.getByText('pilar de quatre')).toBeVisible();
    await userEvent.unhover(screen.getByText('Pd4'));
    expect(screen.queryByText('pilar de quatre')).not.toBeInTheDocument();
  });

  test('emphasizes strong towers and escapes HTML', () => {
    render(
      <TowerTags
        towers={[
          { label: '3d7', code: null, name: '"><img src=x>', strong: true },
          { label: '<b>', code: '<b>', name: 'quatre' },
        ]}
      />,
    );
    const [first, second] = screen.getAllByRole('listitem');
    expect(first?.querySelector('strong')).toHaveTextContent('3d7');
    expect(screen.getByRole('button', { name: '3d7, "><img src=x>' })).toBeInTheDocument();
    expect(second).toHaveTextContent('<b>');
    expect(second?.querySelector('strong, b, img')).toBeNull();
  });

  test('has no accessibility violation', async () => {
    const { container } = render(tags);
    expect((await axe(container)).violations).toEqual([]);
  });
});
