import { cardinal, de, joinList } from '@/lib/text/catalan';
import type { View } from '@/lib/towers/drawing/figure';
import { ringsOf } from '@/lib/towers/drawing/scene/pinya';
import { unitsOf } from '@/lib/towers/drawing/scene/structure';
import { towerName } from '@/lib/towers/name';
import type { Construction, Structure, Tower, TrainingPiece } from '@/lib/towers/types';

const PEOPLE = {
  P: 1,
  T: 2,
  '3': 3,
  '4': 4,
  '5': 5,
  '6': 6,
  '7': 7,
  '8': 8,
  '9': 9,
  '10': 10,
  V: 1,
} as const satisfies Record<Structure, number>;

const RING_WORDS = { f: 'folre', m: 'manilles', p: 'puntals' } as const;

const RING_ARTICLES = { FT: 'el', MT: 'les', PT: 'els' } as const satisfies Record<TrainingPiece, string>;

const storeys = (count: number) => (count === 1 ? 'un pis' : `${cardinal(count)} pisos`);

const people = (count: number) => (count === 1 ? 'una persona' : `${cardinal(count, 'feminine')} persones`);

function trunk({ structure, floors }: Tower): string {
  if (structure === 'V') return 'tres pilars, el del mig un pis més alt';
  if (structure === 'P') return `${people(floors)}, les unes damunt de les altres`;
  return `${storeys(Math.max(1, floors - 3))} de tronc de ${people(PEOPLE[structure])}`;
}

function parts(tower: Tower): string {
  const base = tower.neta ? [] : [tower.perSota ? "les persones que l'aixequen per sota" : 'pinya'];
  const rings = ringsOf(tower.support).map((ring) => RING_WORDS[ring]);
  const inside = tower.agulla ? ["un pilar a l'interior"] : [];
  const poms = pomsOf(tower);
  const pom = poms === 0 ? [] : [poms === 1 ? 'pom de dalt' : `${cardinal(poms)} poms de dalt`];
  return joinList([...base, ...rings, trunk(tower), ...inside, ...pom]);
}

const pomsOf = (tower: Tower): number =>
  tower.structure === 'P' || tower.structure === 'V' ? 0 : unitsOf(tower).length;

function top(construction: Construction): string {
  const poms = construction.kind === 'tower' ? pomsOf(construction) : 1;
  if (poms === 0) return 'el capdamunt';
  return poms === 1 ? 'el pom de dalt' : `els ${cardinal(poms)} poms de dalt`;
}

const withArticle = (tower: Tower) => `${tower.structure === 'T' ? 'una' : 'un'} ${towerName(tower)}`;

function phrase(construction: Construction): string {
  switch (construction.kind) {
    case 'tower':
      return withArticle(construction);
    case 'training':
      return `${RING_ARTICLES[construction.piece]} ${towerName(construction)}`;
    case 'combination': {
      const names = construction.towers.map(withArticle);
      return new Set(names).size === names.length ? joinList(names) : towerName(construction);
    }
  }
}

function elevation(construction: Construction): string {
  const what = `Dibuix ${de(phrase(construction))}`;
  switch (construction.kind) {
    case 'tower':
      return `${what}: ${parts(construction)}.`;
    case 'training':
      return `${what}: el cercle de gent i els pisos que sosté.`;
    case 'combination':
      return `${what}, de costat i alhora.`;
  }
}

/** One Catalan sentence. */
export function describeDrawing(construction: Construction, view: View): string {
  switch (view) {
    case 'elevation':
      return elevation(construction);
    case 'plan':
      if (construction.kind === 'training')
        return `Planta ${de(phrase(construction))}: el cercle de gent vist des de dalt, amb el pis que sosté al mig.`;
      return `Planta ${de(phrase(construction))}: ${construction.kind === 'combination' ? 'les pinyes vistes' : 'la pinya vista'} des de dalt, amb cada posició al seu lloc.`;
    case 'detail':
      return `Detall ${de(phrase(construction))}: ${top(construction)}, amb l'enxaneta fent l'aleta.`;
  }
}
