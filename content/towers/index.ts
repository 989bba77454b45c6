import type { CatalogueTower } from '@/lib/towers/catalogue';
import { tresDeSet } from './3d7';
import { tresDeSetIQuatreDeSet } from './3d7-4d7';
import { tresDeSetAmbAgulla } from './3d7a';
import { tresDeSetPerSota } from './3d7s';
import { tresDeVuitAmbFolre } from './3d8f';
import { quatreDeSet } from './4d7';
import { quatreDeSetAmbAgulla } from './4d7a';
import { quatreDeSetPerSota } from './4d7s';
import { quatreDeVuit } from './4d8';
import { cincDeSet } from './5d7';
import { setDeSet } from './7d7';
import { nouDeSet } from './9d7';
import { deuDeSet } from './10d7';
import { pd5 } from './pd5';
import { pd5s } from './pd5s';
import { pd6f } from './pd6f';
import { pd7fm } from './pd7fm';
import { td7f } from './td7f';
import { td8fm } from './td8fm';
import { vanoDeCinc } from './vd5';
import { vanoDeSisAmbFolre } from './vd6f';

/** The best towers of the club, by merit: the order in which they are shown and followed one by one. */
export const towers: readonly CatalogueTower[] = [
  td8fm,
  pd7fm,
  quatreDeVuit,
  tresDeVuitAmbFolre,
  tresDeSetPerSota,
  quatreDeSetPerSota,
  nouDeSet,
  tresDeSetIQuatreDeSet,
  deuDeSet,
  cincDeSet,
  vanoDeSisAmbFolre,
  pd6f,
  td7f,
  setDeSet,
  tresDeSetAmbAgulla,
  quatreDeSetAmbAgulla,
  pd5s,
  tresDeSet,
  vanoDeCinc,
  pd5,
  quatreDeSet,
];
