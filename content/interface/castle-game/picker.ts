import { SERIES_ATTEMPTS } from '@/lib/castle-game/limits';
import type { PickerStructure } from '@/lib/castle-game/picker/groups';

/** Words around the towers that can be picked. */
export const PICKER_TEXTS = {
  towers: 'Castells',
  structure: 'Estructura',
  structures: {
    P: 'Pilar',
    T: 'Torre',
    '3': 'Tres',
    '4': 'Quatre',
    '5': 'Cinc',
    '7': 'Set',
    '9': 'Nou',
    '10': 'Deu',
  } satisfies Record<PickerStructure, string>,
  kind: 'Què assagem',
  full: 'Castells complets',
  netes: 'Netes',
  times: 'Quantes proves',
  one: "D'una en una",
  inRow: `De ${SERIES_ATTEMPTS} en ${SERIES_ATTEMPTS}`,
  nothingFull: 'Amb la gent que ha vingut avui no surt cap castell complet. Les netes, en canvi, sí.',
  nothing: "Amb la gent d'avui no surt cap castell.",
  mission: 'Missió',
  chances: 'Com pot acabar',
} as const;
