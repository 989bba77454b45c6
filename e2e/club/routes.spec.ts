import { club } from '../../content/club';
import { rawHtml, rawText } from '../support/raw-html';
import { expect, test } from '../support/watch';

/** Routes of the information pages, each with the section its title names; none shows the club's name alone. */
const pages: Readonly<Record<string, string>> = {
  agenda: 'Agenda',
  assajos: 'Assajos',
  'gralles-i-tabals': 'Gralles i Tabals',
  'vida-universitaria': 'Vida Universitària',
  'historia-de-la-colla': 'Història de la Colla',
  'llista-de-caps-de-colla': 'Llista de Caps de Colla',
  'llista-de-presidents': 'Llista de Presidents',
  'els-castells-universitaris': 'Els Castells Universitaris',
  'junta-directiva': 'Junta Directiva',
  'junta-directiva/2002-2003': 'Junta Directiva',
  'junta-directiva/2022-2023': 'Junta Directiva',
  'junta-directiva/2023-2024': 'Junta Directiva',
  'junta-directiva/2024-2025': 'Junta Directiva',
  'junta-tecnica': 'Junta Tècnica',
  'junta-tecnica/2002-2003': 'Junta Tècnica',
  'junta-tecnica/2021-2022': 'Junta Tècnica',
  'junta-tecnica/2022-2023': 'Junta Tècnica',
  'junta-tecnica/2023-2024': 'Junta Tècnica',
  'junta-tecnica/2024-2025': 'Junta Tècnica',
  'comissio-genere-grup-treball': '',
  patrocinadors: 'Patrocinadors',
  fotografies: 'Fotografies',
  videos: 'Vídeos',
  musica: 'Música',
  estatuts: 'Estatuts',
  'reglament-regim-intern': 'Reglament Règim Intern',
  'protocol-agressions': 'Protocol Agressions',
  contactar: 'Contactar',
  'barra-lliure': 'Barra Lliure',
};

test('every information page exists with its title', () => {
  for (const [route, section] of Object.entries(pages)) {
    const title = section ? `${section} - ${club.name}` : club.name;
    expect(rawHtml(`${route}/`), route).toContain(`<title>${title}</title>`);
  }
});

test('what has to be on a page is in its HTML, without scripts', () => {
  const facts: Readonly<Record<string, readonly string[]>> = {
    'agenda/': ['obert a tothom', '14:00', '20:00', 'Diada dels Enfilats'],
    'assajos/': ["Pati de l'Escola d'Enginyeria Industrial", 'Gimnàs', 'Què cal portar'],
    'fotografies/': ['Secció en construcció', 'Consulteu la pàgina més endavant'],
    'patrocinadors/': ['amb el suport de', 'entitats', 'Federació de Colles Castelleres'],
    'videos/': ['Quatre de vuit, novembre de 2019'],
    'musica/': ['Toc de castells dels Enfilats (PDF)'],
    'estatuts/': ['Article 1.', 'Descarrega el PDF', "No s'ha pogut mostrar el PDF"],
    'contactar/': ['Assumpte', 'Missatge', club.email],
  };
  for (const [route, words] of Object.entries(facts)) {
    const text = `${rawText(route)} ${rawHtml(route)}`.replaceAll('&#x27;', "'");
    for (const word of words) expect(text, route).toContain(word);
  }
});
