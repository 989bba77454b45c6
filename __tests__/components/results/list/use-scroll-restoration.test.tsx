import {
  historyEntryId,
  type ListPlace,
  storedPlace,
  storePlace,
} from '@/components/results/list/use-scroll-restoration';

const aPlace = (row: string | null): ListPlace => ({
  row,
  top: 12.5,
  column: 'town',
  direction: 'ascending',
});

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState({ other: 1 }, '');
});

describe('the stored scroll position', () => {
  test('belongs to its history entry only', () => {
    storePlace(historyEntryId(), aPlace('a'));
    expect(storedPlace()).toEqual(aPlace('a'));
    history.pushState(null, '');
    expect(storedPlace()).toBeUndefined();
  });

  test('gives an entry one id and keeps its other state', () => {
    const mark = historyEntryId();
    expect(historyEntryId()).toBe(mark);
    expect(history.state).toEqual({ other: 1, lloc: mark });
  });

  test('is the last one stored', () => {
    for (const row of ['a', null, 'b']) storePlace('1', aPlace(row));
    history.replaceState({ lloc: '1' }, '');
    expect(storedPlace()).toEqual(aPlace('b'));
  });

  test('is deleted after many others', () => {
    for (let mark = 1; mark <= 21; mark += 1) storePlace(String(mark), aPlace(null));
    history.replaceState({ lloc: '1' }, '');
    expect(storedPlace()).toBeUndefined();
    history.replaceState({ lloc: '2' }, '');
    expect(storedPlace()).toEqual(aPlace(null));
  });

  test.each(['{', '{}', '[1]', '[["1", {"row": 3}]]', '[["1"]]', 'null'])(
    'is unknown where the browser holds %s, and can be kept again',
    (written) => {
      sessionStorage.setItem('llocs-a-la-llista', written);
      history.replaceState({ lloc: '1' }, '');
      expect(storedPlace()).toBeUndefined();
      storePlace('1', aPlace('a'));
      expect(storedPlace()).toEqual(aPlace('a'));
    },
  );

  test('is undefined if storage is blocked', () => {
    const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full');
    });
    storePlace(historyEntryId(), aPlace('a'));
    expect(storedPlace()).toBeUndefined();
    blocked.mockRestore();
  });
});
