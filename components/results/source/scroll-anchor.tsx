'use client';

import { Component, createRef, type ReactNode } from 'react';
import styles from './source-status.module.css';

type ScrollAnchorProps = {
  /** Source of the rows. When it changes, the visible rows must not move. */
  readonly data: unknown;
  readonly children: ReactNode;
};

type Held = { readonly row: Element; readonly top: number };

/**
 * Keeps the first visible row in place when the data change. A class because `getSnapshotBeforeUpdate` has no hook
 * equivalent.
 */
export class ScrollAnchor extends Component<ScrollAnchorProps> {
  readonly place = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(before: ScrollAnchorProps): Held | null {
    if (before.data === this.props.data || scrollY === 0) return null;
    const rows = this.place.current?.querySelectorAll('tbody > tr') ?? [];
    for (const row of rows) {
      const { top, bottom } = row.getBoundingClientRect();
      if (bottom > 0) return top < innerHeight ? { row, top } : null;
    }
    return null;
  }

  override componentDidUpdate(_before: ScrollAnchorProps, _state: unknown, held: Held | null): void {
    if (!held?.row.isConnected) return;
    const moved = held.row.getBoundingClientRect().top - held.top;
    if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
  }

  override render() {
    return (
      <div ref={this.place} className={`stack shrink ${styles.anchor}`}>
        {this.props.children}
      </div>
    );
  }
}
