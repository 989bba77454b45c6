/** Name of a group of links in the footer, where the menu's group has the same label. */
export const footerGroup = (label: string): string => `${label}, al peu`;

/** Name of the link on the club's mark. */
export const homeLink = (club: string): string => `${club}, inici`;

/** Name of a link to a network, which shows its icon alone: `Instagram: @colla`. */
export const networkLink = (network: string, handle: string): string => `${network}: ${handle}`;

/** Text alternative of the club's social card; `ofClub` is its name after «de». */
export const clubCard = (ofClub: string): string => `Un castell ${ofClub}`;
