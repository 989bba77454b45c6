import { test } from '@playwright/test';
import { publicCalendar } from '@/content/calendar/public-calendar';
import { hasModule, isShown } from '@/content/shown';
import type { Module } from '@/lib/site/modules';

/** Skips the test, or at the top of a file all its tests, if the club leaves the module out. */
export function withModule(module: Module): void {
  test.skip(!hasModule(module), `the club leaves out ${module}`);
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
