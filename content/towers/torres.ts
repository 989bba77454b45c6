import type { CatalogueTower } from '@/lib/towers/catalogue';

export const td7f = {
  code: 'Td7f',
  name: 'Torre de set amb folre',
  link: 'elevation',
  text: [
    'Dues persones per pis, set pisos i un folre. La torre de set és on una colla aprèn a fer torres: prou alta perquè es mogui i prou curta perquè encara se la pugui entendre.',
    "Els dos baixos es miren de cara i la pinya els estreny pels costats, que són el punt feble. El folre envolta els segons i aguanta els terços; al damunt queden els quarts, sols, i el pom de dalt. Com que només hi ha dues rengles, cada dosos té una persona sencera per a ell i l'acotxador no pot badar: fa de pont entre totes dues.",
    "Una torre cau de costat, no endavant. Els vents i els laterals, que en un quatre gairebé passen l'estona, aquí són els qui la salven. I com que els dos de cada pis s'aguanten pels braços, quan l'un es crispa l'altre s'encongeix: s'assaja amb els ulls tancats perquè cadascú aprengui el pes de l'altre.",
    'La vam carregar el novembre de 2010 i descarregar el maig de 2011. La va seguir una temporada sencera de torres, fins que la pinya va demanar un quatre per descansar.',
  ],
  gallery: [
    {
      link: 'elevation',
      caption:
        'Pinya, folre i una torre que en surt estreta: per damunt de les mans del folre només hi ha quarts i pom de dalt.',
    },
    {
      link: 'plan',
      caption: 'Dos baixos encarats. Els laterals i els vents van més atapeïts que en cap altre castell.',
    },
    {
      link: 'detail',
      caption: "Un dosos a cada rengla i l'acotxador entremig: el pom de dalt més estret que hi ha.",
    },
  ],
} as const satisfies CatalogueTower;

export const td8fm = {
  code: 'Td8fm',
  name: 'Torre de vuit amb folre i manilles',
  link: 'elevation',
  text: [
    'És la torre més alta que hem fet: vuit pisos, tres anelles de gent a sota i un tros de torre que treu el cap per damunt de tot. A la plaça en diem, senzillament, la torre.',
    "S'aixeca per capes. Damunt de la pinya, que abraça els baixos i aguanta els segons, es munta el folre, que aguanta els terços; damunt del folre, les manilles, que amb una trentena de persones agafen els quarts. Quan tot està ferm pugen quarts i quints, i darrere seu els dosos, l'acotxador i l'enxaneta. Entre una cosa i l'altra hi treballen més de dues-centes persones, i les de les manilles ho fan dretes sobre les espatlles d'altra gent.",
    "El problema de la torre és que no té tercera cama. Amb dues columnes no hi ha cap costat que freni: si una rengla s'obre un dit, l'altra la segueix, i si gira, giren totes dues. Quarts i quints no poden corregir res, només quedar-se quiets i respirar al mateix temps. Per això la meitat dels assajos no són per pujar, sinó per aprendre a no fer res a dalt de tot.",
    "La vam carregar el novembre de 2023, amb mig pati plorant i l'altra meitat a terra, i la vam descarregar el novembre de 2024, a la diada dels trenta anys. L'endemà va venir a classe molt poca gent. El novembre de 2025 va caure abans de coronar-se i el maig de 2026 es va tornar a quedar en carregada; el 19 de novembre de 2026 la vam descarregar per segon cop.",
  ],
  gallery: [
    {
      link: 'elevation',
      caption:
        'Les tres anelles: pinya, folre i manilles. Només quarts i quints queden al descobert, sota el pom de dalt.',
    },
    {
      link: 'plan',
      caption:
        "Des de dalt, la pinya d'una torre s'allarga: les dues rengles marquen l'eix i els vents tanquen els costats.",
    },
    {
      link: 'detail',
      caption:
        "A la torre, cada dosos descansa damunt d'una sola persona. L'acotxador s'ajup entre tots dos i l'enxaneta li passa per sobre.",
    },
  ],
} as const satisfies CatalogueTower;
