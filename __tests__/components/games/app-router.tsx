import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import type { ComponentProps, ReactNode } from 'react';

type Router = NonNullable<ComponentProps<typeof AppRouterContext.Provider>['value']>;

const unused = () => {
  throw new Error('no game does this');
};

/** Stands where Next's router does; `push` is told where a game leads to. */
export function TestRouter({ push, children }: { push: (href: string) => void; children: ReactNode }) {
  const router: Router = {
    bfcacheId: '',
    push,
    back: unused,
    forward: unused,
    refresh: unused,
    replace: unused,
    prefetch: unused,
  };
  return <AppRouterContext.Provider value={router}>{children}</AppRouterContext.Provider>;
}
