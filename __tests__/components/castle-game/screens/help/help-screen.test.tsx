import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { axe } from '@/__tests__/axe';
import { aTeam } from '@/__tests__/builders/teams';
import { quietProps } from '@/__tests__/components/castle-game/quiet-props';
import { HelpScreen } from '@/components/castle-game/screens/help/help-screen';
import { openHelpAt } from '@/components/castle-game/shell/screens';
import { afterBackup, NO_BACKUP } from '@/lib/castle-game/saves/backup';

const nothing = () => {};
type Doing = Partial<
  Pick<ComponentProps<typeof HelpScreen>, 'onExport' | 'onDelete' | 'onRemind' | 'backup'>
>;
const show = (members = 60, doing: Doing = {}) =>
  render(
    <HelpScreen
      {...quietProps(aTeam({ members: members }))}
      backup={doing.backup ?? NO_BACKUP}
      onRemind={doing.onRemind ?? nothing}
      onExport={doing.onExport ?? nothing}
      onDelete={doing.onDelete ?? nothing}
    />,
  );
/** Where the page has been scrolled, one after another. */
function scrolls(): string[] {
  const to: string[] = [];
  Element.prototype.scrollTo = () => to.push('the top');
  Element.prototype.scrollIntoView = function (this: Element) {
    to.push(this.textContent);
  };
  Object.defineProperty(document, 'scrollingElement', {
    value: document.documentElement,
    configurable: true,
  });
  return to;
}

const part = (name: string) => screen.getByRole('region', { name });

describe('AJUDA', () => {
  test('opens at the table that another screen has pointed to, and the next time at its top', () => {
    openHelpAt('growth');
    const to = scrolls();
    const { unmount } = show();
    expect(to.at(-1)).toBe('Punts i gent');
    expect(screen.getByRole('heading', { name: 'Punts i gent' })).toHaveFocus();
    unmount();
    show();
    expect(to.at(-1)).toBe('the top');
    expect(screen.getByRole('heading', { name: 'AJUDA' })).toHaveFocus();
  });

  test('has its motto, and its two buttons do what they say', async () => {
    const [onExport, onDelete] = [jest.fn(), jest.fn()];
    show(60, { onExport, onDelete });
    expect(screen.getByText("Espavila. Enfaixa't i posa't a la feina!")).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'EXPORTA LA PARTIDA' }));
    expect([onExport.mock.calls.length, onDelete.mock.calls.length]).toEqual([1, 0]);
    await userEvent.click(screen.getByRole('button', { name: 'BORRA LA PARTIDA' }));
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'Segur que vols eliminar la partida? Aquesta acció no es pot desfer.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel·la' }));
    await userEvent.click(screen.getByRole('button', { name: 'BORRA LA PARTIDA' }));
    expect([onExport.mock.calls.length, onDelete.mock.calls.length]).toEqual([1, 0]);
    await userEvent.click(screen.getByRole('button', { name: 'Elimina-la' }));
    expect([onExport.mock.calls.length, onDelete.mock.calls.length]).toEqual([1, 1]);
  });

  test("tells how old the player's copy is, and lets its reminder be turned off and on", async () => {
    const onRemind = jest.fn();
    show(60, { onRemind, backup: { ...afterBackup(NO_BACKUP, Date.now()), days: 3 } });
    expect(
      screen.getByText('Última exportació: avui, i des de llavors has passat 3 dies de joc.'),
    ).toBeVisible();
    const reminder = screen.getByRole('checkbox', { name: /^Recorda'm d'exportar-la/ });
    expect(reminder).toBeChecked();
    await userEvent.click(reminder);
    expect(onRemind).toHaveBeenCalledWith(false);
  });

  test('has the own team in the table of growth', async () => {
    const { container } = show(60);
    const own = within(part('Punts i gent')).getByRole('row', { current: true });
    expect(own).toHaveTextContent(/^60 \(ara\)/);
    const sizes = within(part('Punts i gent'))
      .getAllByRole('rowheader')
      .map(({ textContent }) => Number.parseInt(textContent ?? '', 10));
    expect(sizes).toEqual([...new Set(sizes)].sort((one, other) => one - other));
    expect((await axe(container)).violations).toEqual([]);
  });
});
