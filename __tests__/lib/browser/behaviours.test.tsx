import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onInside, startBehaviours, whenPresent } from '@/lib/browser/behaviours';

const changesTold = () => Promise.resolve();

describe('startBehaviours', () => {
  it('starts those after one that throws, and tells which one it was', () => {
    const told = jest.fn();
    globalThis.reportError = told;
    const before = jest.fn();
    const after = jest.fn();
    const fault = new Error('no stage');
    const throwing = () => {
      throw fault;
    };
    startBehaviours([
      { name: 'menu', start: before },
      { name: 'slides', start: throwing },
      { name: 'agenda', start: after },
    ]);
    expect(before).toHaveBeenCalledTimes(1);
    expect(after).toHaveBeenCalledTimes(1);
    expect(told).toHaveBeenCalledTimes(1);
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ cause: fault }));
    expect(told).toHaveBeenCalledWith(
      expect.objectContaining({ message: expect.stringContaining('slides') }),
    );
  });
});

describe('whenPresent', () => {
  const ids = (told: jest.Mock<void, [HTMLElement]>) => told.mock.calls.map(([{ id }]) => id);

  it('tells what is there and what comes later, however deep, each once', async () => {
    const told = jest.fn<void, [HTMLElement]>();
    const { container, rerender } = render(<p id="first" data-dots />);
    whenPresent('[data-dots]', told);
    expect(ids(told)).toEqual(['first']);

    rerender(
      <>
        <p id="first" data-dots />
        <div>
          <p id="second" data-dots />
          <p id="other" />
        </div>
      </>,
    );
    await changesTold();
    const second = document.getElementById('second');
    expect(ids(told).filter((id) => id === 'second')).toHaveLength(1);
    expect(ids(told)).not.toContain('other');

    // What only moves, or leaves and comes back, is known already.
    const times = told.mock.calls.length;
    if (second) container.prepend(second);
    await changesTold();
    expect(told).toHaveBeenCalledTimes(times);
  });

  it('goes on with the others when one of them throws', async () => {
    const reported = jest.fn();
    globalThis.reportError = reported;
    const told = jest.fn<void, [HTMLElement]>(({ id }) => {
      if (id === 'bad') throw new Error('no button');
    });
    render(
      <>
        <p id="bad" data-faults />
        <p id="good" data-faults />
      </>,
    );
    whenPresent('[data-faults]', told);
    expect(ids(told)).toEqual(['bad', 'good']);
    expect(reported).toHaveBeenCalledTimes(1);
    render(<p id="later" data-faults />);
    await changesTold();
    expect(ids(told)).toEqual(['bad', 'good', 'later']);
  });
});

describe('onInside', () => {
  it('hears what happens inside an element that matches, even one drawn later, and nothing else', async () => {
    const heard = jest.fn<void, [HTMLElement, Event]>();
    onInside('click', '[data-press]', heard);
    render(
      <>
        <button type="button" data-press="here">
          <span>Dins</span>
        </button>
        <span>Fora</span>
      </>,
    );
    await userEvent.click(screen.getByText('Fora'));
    expect(heard).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText('Dins'));
    expect(heard).toHaveBeenCalledTimes(1);
    expect(heard).toHaveBeenCalledWith(
      screen.getByRole('button'),
      expect.objectContaining({ type: 'click' }),
    );
  });

  it('takes what comes from no element, as the document itself, for outside', () => {
    const heard = jest.fn();
    onInside('keydown', '*', heard);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    expect(heard).not.toHaveBeenCalled();
  });
});
