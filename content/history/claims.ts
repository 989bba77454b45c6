// cspell:words season
import type { Season } from '@/lib/dates/seasons';

/** What a sentence says of the results. Dates are months or days. */
type Claim = {
  /** Part of a text, word for word, links included. */
  readonly says: string;
  /** Code of the tower or of the combination. */
  readonly code: string;
} & (
  | { readonly kind: 'first' | 'second'; readonly outcome: 'carregat' | 'descarregat'; readonly date: string }
  | { readonly kind: 'first try'; readonly outcome: 'descarregat' | 'peu desmuntat'; readonly date: string }
  | { readonly kind: 'every season'; readonly since: Season }
  | { readonly kind: 'share'; readonly or: readonly string[]; readonly since: string; readonly share: number }
);

const first = (says: string, code: string, outcome: 'carregat' | 'descarregat', date: string) =>
  ({ says, code, kind: 'first', outcome, date }) as const;

/** Firsts, lasts and habits that the texts tell, so that a test compares them with the results. */
export const claims: readonly Claim[] = [
  first(
    'El novembre de 1996 va dirigir el primer castell de sis, un quatre',
    '4d6',
    'descarregat',
    '1996-11',
  ),
  first('i el desembre de 1997, el tres de sis', '3d6', 'descarregat', '1997-12'),
  first('vam carregar el primer quatre de set el novembre de 1999', '4d7', 'carregat', '1999-11'),
  first(
    'El vam carregar el novembre de 1999, cinc anys després del primer assaig',
    '4d7',
    'carregat',
    '1999-11',
  ),
  first("i el vam descarregar el maig de 2000. N'hem fet molts més", '4d7', 'descarregat', '2000-05'),
  first(
    'El maig de 2000 vam descarregar el quatre de set i el pilar de cinc',
    'Pd5',
    'descarregat',
    '2000-05',
  ),
  first('El vam descarregar per primera vegada el novembre de 2001', '3d7', 'descarregat', '2001-11'),
  first(
    "un castell que no havíem descarregat mai: el quatre de set amb l'agulla, que va sortir el novembre de 2004",
    '4d7a',
    'descarregat',
    '2004-11',
  ),
  first(
    "El vam descarregar el novembre de 2006, dos anys després del quatre amb l'agulla",
    '3d7a',
    'descarregat',
    '2006-11',
  ),
  first(
    'El novembre de 2008 va portar a plaça el pilar de cinc aixecat per sota',
    'Pd5s',
    'descarregat',
    '2008-11',
  ),
  first(
    'La tardor de 2009 vam passar de cent camises, i per no deixar ningú fora vam fer el set de set',
    '7d7',
    'descarregat',
    '2009-11',
  ),
  first('la torre de set, la va carregar el novembre de 2010', 'Td7f', 'carregat', '2010-11'),
  first('i la va descarregar el maig de 2011; el pilar de sis', 'Td7f', 'descarregat', '2011-05'),
  first('el pilar de sis el va carregar aquell mateix dia', 'Pd6f', 'carregat', '2011-05-12'),
  first('i el va descarregar el novembre. Havia estat enxaneta', 'Pd6f', 'descarregat', '2011-11'),
  first('el cinc de set va sortir al cap de dos mesos, el novembre de 2012', '5d7', 'descarregat', '2012-11'),
  first(
    'El vam descarregar el novembre de 2014, per celebrar que en fèiem vint',
    '10d7',
    'descarregat',
    '2014-11',
  ),
  first('Carreguem el tres de vuit amb folre i entrem als castells de vuit', '3d8f', 'carregat', '2015-11'),
  first('El descarreguem el novembre de 2016, amb tres colles a la pinya', '3d8f', 'descarregat', '2016-11'),
  first('a la segona diada en què el provàvem', '3d7s', 'descarregat', '2018-05'),
  first(
    "El novembre de 2018 el vam carregar i se'ns va escapar baixant els dosos",
    '4d8',
    'carregat',
    '2018-11',
  ),
  first(
    'el novembre de 2019 el vam descarregar, per a la diada dels vint-i-cinc anys',
    '4d8',
    'descarregat',
    '2019-11',
  ),
  first("El vam descarregar el maig de 2019, després d'un hivern sencer", '4d7s', 'descarregat', '2019-05'),
  first('El vam carregar per primer cop el novembre de 2022', 'Pd7fm', 'carregat', '2022-11'),
  first('i descarregar un any després, el novembre de 2023', 'Pd7fm', 'descarregat', '2023-11'),
  first('La vam carregar el novembre de 2023', 'Td8fm', 'carregat', '2023-11'),
  first(
    'i la vam descarregar el novembre de 2024, a la diada dels trenta anys',
    'Td8fm',
    'descarregat',
    '2024-11',
  ),
  first('El vam descarregar el maig de 2003', 'Vd5', 'descarregat', '2003-05'),
  first('El vam descarregar el maig de 2015', 'Vd6f', 'descarregat', '2015-05'),
  first('El vam descarregar el maig de 2016', '3d7+4d7', 'descarregat', '2016-05'),
  {
    says: 'el 19 de novembre de 2026 la vam descarregar per segon cop',
    code: 'Td8fm',
    kind: 'second',
    outcome: 'descarregat',
    date: '2026-11-19',
  },
  {
    says: 'El vam descarregar a la primera, el novembre de 2017',
    code: '9d7',
    kind: 'first try',
    outcome: 'descarregat',
    date: '2017-11',
  },
  {
    says: 'El novembre de 2013 el deu de set només va arribar a peu desmuntat',
    code: '10d7',
    kind: 'first try',
    outcome: 'peu desmuntat',
    date: '2013-11',
  },
  {
    says: 'Des de la tardor de 2022 el portem cada curs',
    code: '4d8',
    kind: 'every season',
    since: '2022-2023',
  },
  {
    says: 'des de llavors quatre de cada cinc diades en tenen un',
    code: 'Pd5',
    kind: 'share',
    or: ['Pd5s', 'Vd5'],
    since: '2000-05-12',
    share: 0.8,
  },
];
