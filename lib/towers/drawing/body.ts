/** Measures of the drawn body, in drawing units: 100 from an adult's feet to the shoulders (about 1.42 m). */
export const SHOULDER = 100;
/** From the middle of the body to the outside of a shoulder. */
export const HALF_SHOULDERS = 19;
/** From the middle of the body to each foot. */
export const STANCE = 13;
/** From the shoulders to the top of the head. */
export const HEAD = 26;
/** Height of the acotxador's shoulders, crouched. */
export const CROUCH = 54;
/** From the shoulders to the tip of the enxaneta's raised hand. */
export const ALETA = 62;
/** How much of the depth shows as height on the paper: the castell is seen from a low balcony. */
export const TILT = 0.3;
