import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onInside, startEnhancements, trustedAddress, whenPresent } from '@/lib/browser/enhancements';

const changesTold = () => Promise.resolve();

describe('startEnhancements', () => {
  test('starts the others after one that throws, and reports its name', () => {
    const told = jest.fn();
    globalThis.reportError = told;
    const before = jest.fn();
    const after = jest.fn();
    const fault = new Error('no stage');
    const throwing = () => {
      throw fault;
    };
    startEnhancements([
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

  test('finds present and later elements at any depth, each once', async () => {
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

  test('continues with the others when one throws', async () => {
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
  test('handles events inside matching elements, also later ones, and no others', async () => {
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

  test('ignores events of the document itself', () => {
    const heard = jest.fn();
    onInside('keydown', '*', heard);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    expect(heard).not.toHaveBeenCalled();
  });
});

test('trustedAddress uses one policy if the browser has Trusted Types', () => {
  expect(trustedAddress('/sw.js')).toBe('/sw.js');
  const createPolicy = jest.fn(() => ({ createScriptURL: (address: string) => `trusted ${address}` }));
  Object.assign(window, { trustedTypes: { createPolicy } });
  expect(trustedAddress('/sw.js')).toBe('trusted /sw.js');
  expect(trustedAddress('/uploads/a.pdf')).toBe('trusted /uploads/a.pdf');
  expect(createPolicy).toHaveBeenCalledTimes(1);
});
