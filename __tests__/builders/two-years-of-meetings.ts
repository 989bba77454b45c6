// Prints when the club of `aCourse` meets next, for moments of two years of days: `node --import tsx` this file. Its zone
// is that of the process.
import { tellTwoYears } from './meetings';

process.stdout.write([new Date().getTimezoneOffset(), ...tellTwoYears()].join(' '));
