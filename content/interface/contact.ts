import { type ContactMessage, messageBody } from '@/lib/contact/message';
import { formatInteger } from '@/lib/text/catalan';

/** Contact form. */
export const CONTACT_TEXTS = {
  form: 'Formulari de contacte',
  /** Before the address, beside the form. */
  address: 'Correu',
  allNeeded: 'Tots els camps són obligatoris.',
  fields: {
    name: 'El teu nom',
    email: 'El teu correu electrònic',
    subject: 'Assumpte',
    message: 'Missatge',
  },
  emailHint: "Només per respondre't.",
  /** Label of the hidden field that only bots fill in. */
  trap: 'No omplis aquest camp',
  /** Submit button: with an endpoint, or through the mail program. */
  post: 'Envia el missatge',
  mail: 'Obre el missatge al correu',
  clear: 'Esborra-ho tot',
  keptHere:
    "El que escrius es guarda fins que tanquis la pestanya o ho esborris, també després d'enviar-ho. Si el dispositiu no és teu, esborra-ho quan acabis.",
  notKept: 'Aquest navegador no deixa guardar el que escrius: si surts de la pàgina, ho perdràs.',
  tooLong: (limit: number, length: number): string =>
    `Aquest camp admet ${formatInteger(limit)} caràcters com a màxim i n'has escrit ${formatInteger(length)}.`,
  /** Visually hidden. */
  onNetwork: (name: string): string => ` a ${name}`,
} as const;

/** Validation messages. */
export const CONTACT_ERRORS = {
  empty: {
    name: "Escriu el teu nom, per saber com t'hem de dir.",
    email: 'Escriu la teva adreça electrònica, perquè et puguem respondre.',
    subject: "Escriu l'assumpte del missatge.",
    message: 'Escriu el missatge.',
  },
  address: 'Aquesta adreça no sembla correcta. Ha de tenir la forma nom@domini.cat.',
} as const;

/** Outcome of sending. The club's address follows the messages of `wayOut`. */
export const DELIVERY_TEXTS = {
  sending: "S'està enviant el missatge…",
  sent: "Hem rebut el missatge. Et respondrem al correu que ens has deixat. Si ja no necessites el text, esborra'l.",
  failures: {
    offline:
      "No hem pogut enviar el missatge: no hi ha connexió o no trobem el servidor. No s'ha perdut res.",
    timeout: "El servidor triga massa a respondre i no sabem si el missatge ha arribat. No s'ha perdut res.",
    refused: "El servidor no ha acceptat el missatge. No s'ha perdut res.",
    'unknown-answer':
      "Ens ha respost una altra pàgina, com ara la d'entrada d'una xarxa wifi, i no sabem si el missatge ha arribat. No s'ha perdut res.",
  },
  wayOut: {
    opened:
      "S'hauria d'haver obert el teu programa de correu amb el missatge escrit: només falta que l'enviïs. Si no s'ha obert res, copia el missatge i envia'l a",
    tooLong:
      "El missatge és massa llarg per passar-lo directament al programa de correu. Copia'l i envia'l a",
    trapped:
      "Hi ha un camp amagat que no s'ha d'omplir i algun programa l'ha omplert. No hem enviat res: copia el missatge i envia'l a",
    failed: "Torna-ho a provar, o copia el missatge i envia'l a",
  },
} as const;

/** Copy button and its outcome. */
export const COPY_TEXTS = {
  copy: 'Copia el missatge',
  copied: "S'ha copiat: enganxa'l en un correu nou.",
  refused: "El navegador no deixa copiar. Selecciona el text i copia'l tu:",
  message: 'Missatge per copiar',
  text: (to: string, message: ContactMessage): string =>
    `Per a: ${to}\nAssumpte: ${message.subject.trim()}\n\n${messageBody(message)}`,
} as const;
