import type { CatalogueTower } from '@/lib/towers/catalogue';
import { cincDeSet, deuDeSet, nouDeSet, setDeSet } from './cincs-i-mes';
import { pd5, pd5s, pd6f, pd7fm, vanoDeCinc, vanoDeSisAmbFolre } from './pilars';
import { quatreDeSet, quatreDeSetAmbAgulla, quatreDeSetPerSota, quatreDeVuit } from './quatres';
import { td7f, td8fm } from './torres';
import {
  tresDeSet,
  tresDeSetAmbAgulla,
  tresDeSetIQuatreDeSet,
  tresDeSetPerSota,
  tresDeVuitAmbFolre,
} from './tresos';

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
