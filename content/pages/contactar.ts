import type { PageText } from '@/lib/site/page-text';
import { club } from '../club';
import type { SiteLink } from './index';

export const contactar = {
  title: "Contacta'ns",
  lead: "Escriu-nos per venir a assaig, per convidar-nos a fer castells o per dir-nos que t'has deixat la faixa a l'autocar. A l'altra banda hi ha persones, i contesten.",
  sections: [
    {
      id: 'com-escriure',
      title: "Com escriure'ns",
      paragraphs: [
        [
          "Fes servir el formulari d'aquesta pàgina o envia un correu a ",
          { text: club.email, link: `mailto:${club.email}` },
          ". Posa a l'assumpte de què va i sabrem qui ho ha de llegir.",
        ],
      ],
      list: [
        "Si vols venir a assaig, digues-nos quin dia i t'anirem a rebre a la porta. També pots venir sense avisar.",
        "Si ens vols en una festa o en un acte, explica'ns el dia, l'hora i el lloc. Necessitem terra dur i pla, sense cables per sobre, i unes tres setmanes de marge.",
        "Si ets d'una altra colla, escriu a la mateixa adreça i la tècnica et contestarà.",
        'Si has perdut o has trobat alguna cosa, una foto hi ajuda.',
      ],
    },
    {
      id: 'quan-contestem',
      title: 'Quan contestem',
      paragraphs: [
        "Mirem el correu cada dos o tres dies durant el curs. En època d'exàmens pot trigar una setmana, i a l'agost no hi ha ningú que no sigui a la platja o a una altra plaça. Si és urgent, el camí més curt és venir a un assaig. L'única excepció són els avisos per a la comissió de gènere: els passem de seguida, i ella respon en un màxim de vint-i-quatre hores.",
      ],
    },
    {
      id: 'si-ha-passat-alguna-cosa',
      title: "Si t'ha passat alguna cosa",
      paragraphs: [
        [
          "Si a la colla o en una activitat nostra has patit o has vist una agressió, o una situació que t'ha fet sentir malament, pots parlar amb qualsevol membre de la ",
          { text: 'comissió de gènere', link: '/comissio-genere-grup-treball' },
          ", que és autònoma de les dues juntes. També pots escriure'ns i demanar que et truqui la comissió, sense explicar res més: qui obre el correu només passa l'avís. La comissió respon en un màxim de vint-i-quatre hores, i no es fa res sense el teu acord, excepte quan hi ha un perill greu.",
        ],
        [
          'Si ara mateix hi ha perill, truca al 112. Per a les violències masclistes hi ha també el 900 900 120, gratuït, confidencial i obert a qualsevol hora. Tot el que fem, pas per pas, és al ',
          { text: "protocol d'agressions", link: '/protocol-agressions' },
          '.',
        ],
      ],
    },
  ],
} satisfies PageText<SiteLink>;
