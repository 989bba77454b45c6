import type { Board, BoardHistory, BoardPage } from '@/lib/club/boards';

/** A board with a president, a separator, a treasurer without card and a team of one. */
export function aBoard(president: string): Board {
  return {
    direccio: {
      titol: 'Direcció',
      components: [
        { carrec: 'Presidència', person: president },
        'separador',
        { carrec: 'Tresoreria', nom: 'Ada Soler' },
      ],
    },
    junta: [{ titol: 'Equip de festa', components: [{ person: 'mar' }] }],
  };
}

/** A history of boards; `i` is written out of order on purpose. */
export function aHistory(change: Partial<BoardHistory> = {}): BoardHistory {
  return {
    title: 'Junta directiva',
    path: '/junta-directiva',
    currentSeason: '2026-2027',
    s: aBoard('nil'),
    i: { '2023-2024': aBoard('mar'), '2002-2003': aBoard('ona'), '2022-2023': aBoard('mar') },
    ...change,
  };
}

/** The page of those boards. */
export function aBoardPage(change: Partial<BoardPage> = {}): BoardPage {
  return {
    ...aHistory(),
    intro: ['La junta fa que tot rutlli.'],
    ...change,
  };
}
