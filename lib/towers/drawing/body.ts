/** Body sizes in drawing units: 100 from an adult's feet to the shoulders (about 1.42 m). */
export const SHOULDER = 100;
/** Half the width of the shoulders. */
export const HALF_SHOULDERS = 19;
/** From the shoulders up. */
export const HEAD = 26;
/** Shoulder height, crouching. */
export const CROUCH = 54;
/** From the shoulders to the raised hand. */
export const ALETA = 62;
/** Share of depth drawn as height, as seen from a low balcony. */
export const TILT = 0.3;
