/** How an attempt can end, in the order in which chances are written. */
export const RESULTS = ['DESCARREGAT', 'CARREGAT', 'INTENT', 'INTENT DESMUNTAT'] as const;
export type Result = (typeof RESULTS)[number];

/** The tower was crowned: it scores, and its class is closed for the day. */
export const isCrowned = (result: Result): boolean => result === 'DESCARREGAT' || result === 'CARREGAT';
