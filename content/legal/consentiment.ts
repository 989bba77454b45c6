import { association } from '@/content/association';
import { club } from '@/content/club';
import { membership } from '@/content/membership';
import type { ClubForm } from '@/lib/legal/types';
import { cardinal } from '@/lib/text/catalan';

/** Consent of parents or guardians of members under age. */
export const consentiment = {
  id: 'consentiment-menors',
  title: "Consentiment per a menors d'edat",
  year: 2026,
  lead: `Per al pare, la mare o el tutor de qui té ${membership.minimumAge} o ${membership.adultAge - 1} anys i vol fer castells amb els ${club.shortName}. Cal portar-lo signat el primer dia que faci pinya, i afegir-lo al full d'inscripció quan demani l'ingrés.`,
  parts: [
    {
      title: 'Què hi farà i com en tenim cura',
      before: [
        "Els castells poden caure. La pinya hi és perquè la caiguda sigui tova, però el risc de fer-se mal no desapareix mai del tot. Per això a cada assaig i a cada actuació hi ha una persona amb formació de primers auxilis que no participa en el castell; el pom de dalt porta casc; els castells nous es proven amb xarxa; no es porta a plaça res que no hagi sortit almenys dos cops en assaig, i no s'actua enlloc sense ambulància o servei mèdic.",
        "Tothom pot negar-se a ocupar un lloc o a repetir una prova, sense dir per què. No es fan castells sota els efectes de l'alcohol ni d'altres drogues.",
        `L'assegurança d'accidents cobreix els socis des de l'endemà de lliurar el full d'inscripció. Els ${cardinal(membership.openRehearsals)} primers assajos, que són oberts a tothom, queden fora de l'assegurança si el full no s'ha lliurat abans.`,
        `Si passa alguna cosa que no hauria de passar, hi ha un protocol d'agressions i una comissió que l'aplica: ${association.commissionEmail}. Quan la persona agredida és menor d'edat, la comissió ha d'avisar els serveis competents. Els estatuts, el reglament i el protocol són al web de la colla.`,
      ],
      fields: [],
    },
    {
      title: "La persona menor d'edat",
      fields: [
        { kind: 'line', label: 'Nom i cognoms' },
        { kind: 'line', label: 'Data de naixement', half: true },
        { kind: 'line', label: 'DNI, NIE o passaport', half: true },
      ],
    },
    {
      title: 'Qui dona el consentiment',
      fields: [
        { kind: 'line', label: 'Nom i cognoms' },
        { kind: 'line', label: 'DNI, NIE o passaport', half: true },
        { kind: 'line', label: 'Telèfon, per si cal avisar-te', half: true },
        { kind: 'line', label: 'Correu electrònic' },
        {
          kind: 'choice',
          label: 'En qualitat de',
          one: true,
          options: ['Pare o mare.', 'Tutor o tutora legal.'],
        },
      ],
    },
    {
      title: 'Què autoritzo',
      fields: [
        {
          kind: 'choice',
          label: 'Marca tot el que autoritzes',
          options: [
            'Que sigui de la colla i vagi als assajos i a les actuacions.',
            "Que s'enfili, si ho vol. En una actuació, només després del taller de caigudes i primers auxilis.",
            'Que viatgi amb la colla a les actuacions de fora, amb autocar o transport públic.',
            "Que se'n torni pel seu compte quan s'acabi l'activitat.",
            'Que surti en fotografies i vídeos publicats per la colla.',
            'Que rebi atenció mèdica urgent si no em poden localitzar a temps.',
          ],
        },
      ],
      after: [
        "El que no marquis no ho farà. Pots retirar el consentiment, sencer o d'una part, quan vulguis i per escrit.",
      ],
    },
    {
      title: 'Signatures',
      before: [
        `Les dades d'aquest full les tracta ${club.name} (NIF ${association.taxNumber}; ${association.address}) només per saber què autoritzes i per poder-te avisar. Les veuen la secretaria i l'equip de seguretat. Les guardem fins que la persona menor fa els ${membership.adultAge} anys o deixa la colla i, després, el temps que manin les lleis. Pots exercir els teus drets escrivint a ${club.email}.`,
        "No hi escriguis cap dada de salut: parla'n amb l'equip de seguretat. Si la potestat la teniu dues persones, signeu totes dues.",
      ],
      fields: [
        { kind: 'line', label: 'Lloc i data' },
        {
          kind: 'line',
          label: 'Signatura de qui hi consent',
          half: true,
          signature: true,
        },
        {
          kind: 'line',
          label: "Nom i signatura de l'altra persona",
          half: true,
          signature: true,
        },
        { kind: 'line', label: 'Signatura de la persona menor', signature: true },
      ],
    },
  ],
} as const satisfies ClubForm;
