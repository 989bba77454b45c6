import { test } from '@playwright/test';
import { publicCalendar } from '@/content/calendar/public-calendar';
import { hasPart, isShown } from '@/content/shown';
import type { Part } from '@/lib/site/parts';

/** Skips the test, or at the top of a file all its tests, if the club leaves the part out. */
export function withPart(part: Part): void {
  test.skip(!hasPart(part), `the club leaves out ${part}`);
}

/** Skips the test if the club leaves the page out. `address` is a route or a full address. */
export function withPage(address: string): void {
  const { pathname } = new URL(address, 'http://site');
  test.skip(!isShown(pathname), `the club leaves out ${pathname}`);
}

/** Skips the test if the club has no public calendar. */
export function withPublicCalendar(): void {
  test.skip(!publicCalendar.src, 'the club has no public calendar');
}
