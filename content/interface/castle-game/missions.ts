/** Words of the missions. */
export const MISSIONS_TEXTS = {
  title: 'MISSIONS',
  intro:
    "Cada missió us porta gent nova. Només compta el que feu després d'acceptar-la: accepta-la abans de fer proves.",
  accepted: 'Missions acceptades',
  proposed: 'Missions proposades',
  completed: 'Missions completades',
  accept: 'Accepta-la',
  noneAccepted: "Ara no en teniu cap d'acceptada.",
  noneProposed: 'No en queden més de proposades.',
  noneCompleted: "Encara no n'heu completat cap.",
  rehearsal: 'Als assajos',
  performance: 'A les actuacions',
  reward: 'Recompensa',
  won: 'Guanyat',
} as const;
