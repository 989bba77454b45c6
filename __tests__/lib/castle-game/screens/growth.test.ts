import { sizesWith } from '@/lib/castle-game/screens/growth';

describe('the sizes that are compared', () => {
  it('have the own one in its place, once', () => {
    expect(sizesWith(60, [35, 75])).toEqual([35, 60, 75]);
    expect(sizesWith(35, [35, 75])).toEqual([35, 75]);
  });
});
