'use client';

import { Component, createRef, type ReactNode } from 'react';
import styles from './steady-place.module.css';

type SteadyPlaceProps = {
  /** What the rows are drawn from: when it is another, they must not move under the reader's eyes. */
  readonly data: unknown;
  readonly children: ReactNode;
};

type Held = { readonly row: Element; readonly top: number };

/**
 * Keeps the first row in sight where it is when other data take the place of those that were read: rows may come and go
 * above it. A class, since only a class is asked right before the page changes.
 */
export class SteadyPlace extends Component<SteadyPlaceProps> {
  readonly place = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(before: SteadyPlaceProps): Held | null {
    if (before.data === this.props.data || scrollY === 0) return null;
    const rows = this.place.current?.querySelectorAll('tbody > tr') ?? [];
    for (const row of rows) {
      const { top, bottom } = row.getBoundingClientRect();
      if (bottom > 0) return top < innerHeight ? { row, top } : null;
    }
    return null;
  }

  override componentDidUpdate(_before: SteadyPlaceProps, _state: unknown, held: Held | null): void {
    if (!held?.row.isConnected) return;
    const moved = held.row.getBoundingClientRect().top - held.top;
    if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
  }

  override render() {
    return (
      <div ref={this.place} className={styles.place}>
        {this.props.children}
      </div>
    );
  }
}
