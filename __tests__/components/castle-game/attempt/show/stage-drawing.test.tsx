import { render } from '@testing-library/react';
import { StillTower } from '@/components/castle-game/attempt/show/stage-drawing';

const people = (container: HTMLElement) => container.querySelectorAll('[data-figure]').length;

describe('the still picture of an attempt', () => {
  test('has the hand up for what was built', () => {
    const { container } = render(<StillTower code="3d5" outcome="carregat" />);
    expect(container.querySelector('[data-aleta="true"] [data-hand="up"]')).not.toBeNull();
    expect(people(container)).toBe(10);
  });

  test('stops half-way for what was only tried', () => {
    const { container } = render(<StillTower code="3d5" outcome="intent desmuntat" />);
    expect(people(container)).toBe(8);
    expect(container.querySelector('[data-hand]')).toBeNull();
  });

  test('draws nothing for what is no tower', () => {
    expect(render(<StillTower code="xyz" outcome="intent" />).container).toBeEmptyDOMElement();
  });
});
