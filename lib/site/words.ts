/** Differs from the same group of the menu. */
export const footerGroup = (label: string): string => `${label}, al peu`;

export const homeLink = (club: string): string => `${club}, inici`;

/** `Instagram: @colla`. */
export const networkLink = (network: string, handle: string): string => `${network}: ${handle}`;

/** `ofClub` follows «de». */
export const clubCard = (ofClub: string): string => `Un castell ${ofClub}`;
