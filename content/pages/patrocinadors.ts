import type { PageText } from '@/lib/site/pages';

export const patrocinadors = {
  title: 'Patrocinadors',
  lead: 'Gràcies a ells paguem autocars i faixes, i tenim un pati on assajar.',
  sections: [
    {
      id: 'en-que-es-gasta',
      title: 'En què es converteix el suport',
      paragraphs: [
        "La colla no té cap persona a sou. Gairebé tot el que ens arriba va a parar a quatre coses: l'assegurança dels socis i de les actuacions, els autocars de les diades, el material de seguretat —cascos, matalassos i farmaciola— i els tallers oberts de la tardor. Els comptes s'aproven cada any en assemblea i qualsevol soci els pot consultar.",
      ],
      list: [
        'Les universitats ens deixen el pati, les aules i el magatzem, i reconeixen els crèdits.',
        'Les administracions ens ajuden a través de convocatòries públiques per a associacions i per a la cultura popular.',
        "La federació ens ajuda amb l'assegurança, ens dona formació i ens resol els dubtes.",
      ],
    },
    {
      id: 'col-laborar',
      title: 'Vols col·laborar-hi?',
      paragraphs: [
        'Si tens una empresa, una botiga o un forn a prop de la Zona, o simplement una furgoneta que els dijous no fas servir, [escriu-nos](/contactar). Acceptem diners, descomptes, espais i coca del forn. El que no acceptem és posar publicitat a la camisa: és verda i prou, des de 1994.',
      ],
    },
  ],
} as const satisfies PageText;
