/**
 * The association as forms and the legal notice name it. The check digit of its tax number is wrong on purpose, so that the
 * number is nobody's.
 */
export const association = {
  taxNumber: 'G60194530',
  register: "Registre d'Associacions de la Generalitat de Catalunya",
  registerNumber: '91.994',
  /** Seat, as the statutes give it. */
  address: "Escola d'Enginyeria Industrial, avinguda de les Escoles, 12, Zona Universitària",
  /** Mailbox that only the gender commission opens. */
  commissionEmail: 'comissio@enfilats.example',
} as const;
