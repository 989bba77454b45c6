'use client';

import { StoredGameFailure } from '@/components/castle-game/game-failure';

export default function CastleGameError() {
  return <StoredGameFailure />;
}
