import type { TowerPart } from '@/lib/tower-parts/parts';

export const pomParts = [
  {
    id: 'pom-de-dalt',
    name: 'Pom de dalt',
    definition:
      'Els tres últims pisos del castell: dosos, acotxador i enxaneta. El fa la gent més lleugera, sempre amb casc. A les colles universitàries, sense canalla, hi van estudiants.',
    highlights: ['dosos', 'acotxador', 'enxaneta'],
  },
  {
    id: 'dosos',
    name: 'Dosos',
    definition:
      'La parella que corona el tronc. Es posen de cara, agafats per les espatlles, i fan de pont entre les rengles: hi van dues persones tant si el castell és de dos com de tres o de quatre.',
    highlights: ['dosos'],
  },
  {
    id: 'acotxador',
    name: 'Acotxador',
    definition:
      "S'enfila sobre els dosos, amb un peu a cadascun, i s'ajup perquè l'enxaneta li passi per sobre. D'acotxar-se, és a dir, ajupir-se, li ve el nom. També se'n diu aixecador.",
    highlights: ['acotxador'],
  },
  {
    id: 'enxaneta',
    name: 'Enxaneta',
    definition:
      "La persona que corona el castell. Puja per una rengla, passa per damunt de l'acotxador, fa l'aleta i baixa per l'altra banda. Quan torna a tocar la pinya, la feina dels altres encara no s'ha acabat.",
    highlights: ['enxaneta'],
  },
  {
    id: 'aleta',
    name: 'Aleta',
    definition:
      "El gest de l'enxaneta: una mà enlaire, ben oberta, al capdamunt de tot. En aquell instant el castell queda carregat; serà descarregat quan s'hagi desfet sense caure.",
    highlights: ['enxaneta'],
  },
] as const satisfies readonly TowerPart[];
