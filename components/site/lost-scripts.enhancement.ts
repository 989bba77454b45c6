import type { Enhancement } from '@/lib/browser/enhancements';

/**
 * Renews a lost script in the HTTP cache, which may keep a 404 as long as a file. Next's chunk loader asks for the script again
 * by itself, and with each `import()`.
 */
export const lostScripts: Enhancement = {
  name: 'lost-scripts',
  start() {
    const renew = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement) fetch(target.src, { cache: 'reload' }).catch(() => {});
    };
    addEventListener('error', renew, { capture: true });
  },
};
