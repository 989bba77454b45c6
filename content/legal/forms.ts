import { consentiment } from './consentiment';
import { inscripcio } from './inscripcio';

/** Every form the club publishes as a PDF to print. */
export const forms = [inscripcio, consentiment] as const;
