import { association } from '@/content/association';
import { club } from '@/content/club';
import { membership } from '@/content/membership';
import type { ClubForm } from '@/lib/legal/types';

const { euros, veteranEuros } = membership.fee;
const half = euros / 2;

/** Membership form of the season 2026-2027. */
export const inscripcio = {
  id: 'full-inscripcio',
  title: "Full d'inscripció als Enfilats",
  year: 2026,
  lead: `Omple'l a mà i porta'l a qualsevol assaig, o envia'l escanejat a ${club.email}. L'endemà de rebre'l et donem d'alta a l'assegurança. La junta té un mes per respondre; si no diu res, ja ets de la colla. Si encara no has fet els ${membership.adultAge} anys, afegeix-hi el full de consentiment.`,
  parts: [
    {
      title: 'Qui ets',
      fields: [
        { kind: 'line', label: 'Nom i cognoms' },
        { kind: 'line', label: 'Com vols que et diguem', half: true },
        { kind: 'line', label: 'Data de naixement', half: true },
        { kind: 'line', label: 'DNI, NIE o passaport, per a la pòlissa', half: true },
        { kind: 'line', label: 'Telèfon', half: true },
        { kind: 'line', label: 'Correu electrònic', half: true },
        { kind: 'line', label: 'Facultat o escola, si en tens', half: true },
        { kind: 'line', label: "A qui hem d'avisar si et passa res: nom i telèfon" },
      ],
    },
    {
      title: 'Com entres a la colla',
      fields: [
        {
          kind: 'choice',
          label: 'Vull ser',
          one: true,
          options: [
            'Soci actiu o sòcia activa: participo en els assajos i en les actuacions.',
            'Soci veterà o sòcia veterana: ja he estat de la colla en actiu i vull mantenir-hi el vincle.',
          ],
        },
      ],
    },
    {
      title: 'La quota',
      before: [
        `La fixa l'assemblea: ${euros} euros per temporada els socis actius, i ${veteranEuros} els veterans. Ningú no ha de deixar de ser de la colla per motius econòmics.`,
      ],
      fields: [
        {
          kind: 'choice',
          label: 'Pagaré',
          one: true,
          options: [
            `La quota d'actiu d'un cop: ${euros} euros.`,
            `La quota d'actiu en dos terminis: ${half} euros ara i ${half} al febrer.`,
            `La meitat de la quota d'actiu, perquè entro després del gener: ${half} euros.`,
            `La quota de veterà: ${veteranEuros} euros.`,
            "Demano l'exempció d'una part o de tota la quota. No cal dir per què, i la tresoreria en guarda reserva.",
          ],
        },
        {
          kind: 'choice',
          label: 'Com ho pagaré',
          one: true,
          options: [
            "Per transferència. La tresoreria t'enviarà el número de compte.",
            'En efectiu a la tresoreria, que en fa un rebut.',
            "Amb un rebut domiciliat en aquest compte. La tresoreria t'enviarà l'ordre de domiciliació per signar-la abans del primer càrrec.",
          ],
        },
        { kind: 'line', label: 'Titular del compte, si domicilies el rebut', half: true },
        { kind: 'line', label: 'IBAN', half: true },
      ],
    },
    {
      title: 'Imatges',
      fields: [
        {
          kind: 'choice',
          label: 'En fotografies i vídeos que publiqui la colla',
          one: true,
          options: ['Hi accepto sortir.', 'No hi vull sortir.'],
        },
      ],
      after: [
        'Si no marques res, entendrem que no. Ho pots canviar quan vulguis, i qualsevol imatge on surtis es retira en quaranta-vuit hores si ho demanes.',
      ],
    },
    {
      title: 'Abans de signar',
      before: [
        "La salut. No escriguis aquí cap dada de salut. Si tens una lesió, una malaltia o un embaràs, o necessites una adaptació, digues-ho de paraula a l'equip de seguretat, que és qui ho ha de saber.",
        `Les teves dades. N'és responsable ${club.name} (NIF ${association.taxNumber}; ${association.address}). Les fem servir per portar el llibre de socis, cobrar la quota i assegurar-te, perquè ens demanes l'ingrés. Les veuen la secretaria, la tresoreria i la companyia d'assegurances, i el banc si domicilies la quota. Les guardem mentre siguis de la colla i, després, el temps que manin les lleis. Pots demanar de veure-les, corregir-les, esborrar-les, endur-te-les, limitar-ne l'ús o oposar-t'hi a ${club.email}, i reclamar davant de l'Agència Espanyola de Protecció de Dades.`,
        "Demano l'ingrés a la colla. He llegit els estatuts, el reglament i el protocol d'agressions, o me'ls han explicat, i els respectaré.",
      ],
      fields: [
        { kind: 'line', label: 'Lloc i data', half: true },
        { kind: 'line', label: 'Signatura', half: true, signature: true },
      ],
    },
    {
      title: 'Per a la secretaria i la tresoreria',
      fields: [
        { kind: 'line', label: 'Full rebut el dia', half: true },
        { kind: 'line', label: "Alta a l'assegurança el dia", half: true },
        { kind: 'line', label: 'Quota rebuda el dia', half: true },
        { kind: 'line', label: 'Número al llibre de socis', half: true },
      ],
    },
  ],
} as const satisfies ClubForm;
