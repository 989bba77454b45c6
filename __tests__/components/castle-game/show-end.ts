import { act, fireEvent } from '@testing-library/react';

/** Long past the longest show, so that it is over; timers must be fake. */
export function seeTheShow(): void {
  act(() => {
    jest.advanceTimersByTime(8000);
  });
}

/** Presses a key where nothing has the focus. */
export const pressAnywhere = (key: string) => fireEvent.keyDown(document.body, { key });
