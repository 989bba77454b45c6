/** Words of the switch of the sounds; whether they are on is said by its state. */
export const SOUND_TEXTS = { label: 'So' } as const;
