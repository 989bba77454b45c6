import { aLastAttempt } from '@/__tests__/builders/teams';
import { announcementOf, saidIn } from '@/lib/castle-game/show/announcement';
import { SHOW_PHASES } from '@/lib/castle-game/show/moments';
import type { FirstTimes } from '@/lib/castle-game/types';

const said = (first: 'carregat' | 'descarregat' | undefined, firsts: FirstTimes = {}) => {
  const lastAttempt = aLastAttempt('4d7', { outcome: first ?? 'intent', ...(first && { first }) });
  const announcement = announcementOf({ lastAttempt, firsts: { '4d7': firsts } });
  return announcement && SHOW_PHASES.map((phase) => saidIn(announcement, phase) ?? '');
};

it('announces a tower at its aleta as what it is by then, loaded, whatever becomes of it', () => {
  const loaded = said('carregat', { performance: { carregat: '2024-03-14' } });
  const unloaded = said('descarregat', { performance: { descarregat: '2024-03-14' } });
  const crowned = 'Primer 4d7 carregat de la colla!';
  expect(loaded).toEqual(['', '', crowned, crowned, crowned, crowned]);
  expect(unloaded).toEqual(['', '', crowned, crowned, crowned, 'Primer 4d7 de la colla!']);
});

it('says that only the unloading is new when everybody is down, since before that it would tell the end', () => {
  const firsts = { performance: { carregat: '2023-11-02', descarregat: '2024-03-14' } } as const;
  expect(said('descarregat', firsts)).toEqual(['', '', '', '', '', 'Primer 4d7 de la colla!']);
});

it('announces nothing else', () => {
  expect(said(undefined)).toBeUndefined();
  expect(announcementOf({ lastAttempt: null, firsts: {} })).toBeUndefined();
});
