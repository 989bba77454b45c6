import { estatuts } from './estatuts';
import { protocol } from './protocol';
import { reglament } from './reglament';

/** Every document the club publishes. The id is also the route. */
export const documents = [estatuts, reglament, protocol] as const;
