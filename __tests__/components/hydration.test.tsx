import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { CopyEmail } from '@/components/site/footer/site-footer';
import { navigation, SiteMenu } from '@/components/site/menu/site-menu';
import { siteMenu } from '@/components/site/menu/site-menu.enhancement';
import { NetworkLine } from '@/components/site/offline/network-line';
import { networkLine } from '@/components/site/offline/network-line.enhancement';
import { copying } from '@/components/ui/copy/copy.enhancement';
import { OFFLINE_TEXTS } from '@/content/interface/offline';
import { SITE_TEXTS } from '@/content/interface/site';

// On an interactive page the enhancements start before React does.
test('hydration keeps what the user has done in the header and footer', async () => {
  // In development React lists attributes that differ. On the published site it neither compares nor changes them.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  Object.assign(globalThis, { PerformanceNavigationTiming: class {} });
  // jsdom has no popovers.
  HTMLElement.prototype.hidePopover = () => {};
  const user = userEvent.setup();
  const element = (
    <>
      <SiteMenu navigation={navigation} />
      <CopyEmail email="junta@colla.example" />
      <NetworkLine />
    </>
  );
  const box = document.createElement('div');
  box.innerHTML = renderToString(element);
  document.body.replaceChildren(box);
  const sent = box.innerHTML;
  for (const { start } of [siteMenu, copying, networkLine]) start();
  await user.click(screen.getByRole('button', { name: /copia/i }));
  const group = box.querySelector('details');
  if (group) group.open = true;
  const left = box.innerHTML;
  expect(left).not.toBe(sent);

  const onRecoverableError = jest.fn();
  const root = await act(async () => hydrateRoot(box, element, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(box.innerHTML).toBe(left);
  expect(screen.getByText(SITE_TEXTS.copyEmail.copied)).toBeVisible();
  expect(screen.getByText(OFFLINE_TEXTS.offline)).toBeVisible();
  act(() => root.unmount());
});
