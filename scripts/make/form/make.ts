// `npm run make:form`: writes `.pages.yml`, from which Pages CMS makes a form for the lists of content/.
import { writeFileSync } from 'node:fs';
import { formText } from './form';

writeFileSync('.pages.yml', formText);
