/** Body sizes in drawing units: 100 from an adult's feet to the shoulders (about 1.42 m). */
export const SHOULDER = 100;
/** From the middle of the body to the outside of a shoulder. */
export const HALF_SHOULDERS = 19;
/** From the shoulders to the top of the head. */
export const HEAD = 26;
/** Shoulder height of a crouching acotxador. */
export const CROUCH = 54;
/** From the shoulders to the raised hand of the enxaneta. */
export const ALETA = 62;
/** Share of depth that shows as height, as if seen from a low balcony. */
export const TILT = 0.3;
