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
