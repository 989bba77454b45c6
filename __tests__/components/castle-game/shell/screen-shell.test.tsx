import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { FocusedHeading } from '@/components/castle-game/shell/screen-shell';

/** Says what has focus as soon as what is drawn stands in the page, before the browser shows it. */
function Watch({ tell }: { tell: (focused: Element | null) => void }) {
  useLayoutEffect(() => tell(document.activeElement));
  return null;
}

test('the heading has focus at once: the button that led here is gone, and nobody is at the top of the document', () => {
  const tell = jest.fn();
  const screenOf = (opened: boolean) => (
    <>
      {opened ? <FocusedHeading>Resultat</FocusedHeading> : <button type="button">Prova</button>}
      <Watch tell={tell} />
    </>
  );
  const { rerender } = render(screenOf(false));
  screen.getByRole('button').focus();
  rerender(screenOf(true));
  expect(tell).toHaveBeenLastCalledWith(screen.getByRole('heading', { name: 'Resultat' }));
});
