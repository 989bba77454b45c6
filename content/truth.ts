import type { Told } from '@/lib/truth/report';
import { comissio } from './boards/comissio';
import { agenda } from './pages/agenda';
import { assajos } from './pages/assajos';
import { barraLliure } from './pages/barra-lliure';
import { contactar } from './pages/contactar';
import { home } from './pages/home';
import { quiSom } from './pages/qui-som';
import { vidaUniversitaria } from './pages/vida-universitaria';

const reglament = 'reglament-regim-intern';
const protocol = 'protocol-agressions';

/** What `npm run truth` compares beside the `says` of entries. */
export const truth = {
  bestDiades: 3,
  pages: [
    {
      id: 'home',
      text: home,
      says: [
        { tower: 'Td8fm', outcome: 'descarregat', date: '2026-11-19' },
        { tower: '9d7', outcome: 'descarregat', date: '2026-11-19' },
        { tower: '4d8', outcome: 'descarregat', date: '2026-11-19' },
        { rank: 2, date: '2026-11-19' },
      ],
    },
    { id: 'qui-som', text: quiSom },
    { id: 'agenda', text: agenda },
    { id: 'assajos', text: assajos },
    { id: 'vida-universitaria', text: vidaUniversitaria },
    { id: 'contactar', text: contactar },
    { id: 'barra-lliure', text: barraLliure },
    { id: 'comissio', text: comissio.intro },
  ],
  duties: {
    echoes: [
      {
        source: reglament,
        quote: 'per a un castell de vuit, cinc, dos dels quals al gimnàs',
        page: 'assajos',
        says: 'cinc per a un de vuit, dos dels quals al gimnàs',
      },
      {
        source: reglament,
        quote: "un escalfament d'un quart d'hora com a mínim",
        page: 'assajos',
        says: "El primer quart d'hora, com a mínim, escalfem",
      },
      {
        source: reglament,
        quote: 'La colla es troba una hora i mitja abans de la primera ronda',
        page: 'agenda',
        says: 'Solem quedar una hora i mitja abans',
      },
      {
        source: reglament,
        quote: 'cal apuntar-se fins al dilluns abans de la diada',
        page: 'agenda',
        says: 'fins al dilluns abans',
      },
      {
        source: 'estatuts',
        quote: 'Qui no pugui pagar la quota, o no la pugui pagar tota, ho comunica a la tresoreria',
        page: 'assajos',
        says: 'Qui no la pot pagar ho diu a la tresoreria',
      },
      {
        source: 'estatuts',
        quote: "Qui s'incorpora després del gener en paga la meitat",
        page: 'assajos',
        says: 'de la meitat si entres després del gener',
      },
      {
        source: reglament,
        quote: 'Assaja mitja hora abans de cada assaig ordinari',
        page: 'assajos',
        says: 'assaja mitja hora abans de cada assaig',
      },
      {
        source: protocol,
        quote: 'La comissió respon en un màxim de vint-i-quatre hores',
        page: 'contactar',
        says: 'ella respon en un màxim de vint-i-quatre hores',
      },
      {
        source: protocol,
        quote: "El seu nom i el lloc s'anuncien abans i durant l'acte",
        page: 'barra-lliure',
        says: "el punt lila, a l'entrada de l'Esplanada: la Carlota i en Sergi",
      },
      {
        source: protocol,
        quote: 'Es pot parlar amb qualsevol membre de la comissió, en persona o per telèfon',
        page: 'comissio',
        says: 'en persona, a qualsevol assaig, per telèfon',
      },
    ],
    promises: [
      {
        source: protocol,
        quote: 'Cada setembre i cada febrer es fa un taller obert sobre consentiment',
        title: 'consentiment',
        months: [9, 2],
      },
      {
        source: reglament,
        quote: 'cal haver fet el taller de caigudes i primers auxilis',
        title: 'primers auxilis',
        months: [10, 2],
      },
      {
        source: 'assajos',
        quote: "el taller de caigudes, a l'octubre o al febrer",
        title: 'caigudes',
        months: [10, 2],
      },
      { source: 'estatuts', quote: 'durant el mes de juny', title: 'Assemblea', months: [6] },
      {
        source: 'estatuts',
        quote: 'A la tardor es convoca una segona assemblea',
        title: 'Assemblea',
        months: [11],
      },
      {
        source: 'vida-universitaria',
        quote: 'les jornades de benvinguda',
        title: 'Jornades de benvinguda',
        months: [9],
      },
      {
        source: 'vida-universitaria',
        quote: "l'excursió de les pinyes",
        title: 'excursió de les pinyes',
        months: [10],
      },
      { source: 'vida-universitaria', quote: 'la castanyada', title: 'Castanyada', months: [10] },
      { source: 'vida-universitaria', quote: 'el tió de la colla', title: 'Tió', months: [12] },
      { source: 'vida-universitaria', quote: 'el partit de bàsquet', title: 'bàsquet', months: [12] },
      { source: 'vida-universitaria', quote: 'la calçotada', title: 'Calçotada', months: [2] },
      {
        source: 'vida-universitaria',
        quote: 'el cap de setmana a una casa de colònies',
        title: 'colònies',
        months: [2],
      },
      { source: 'vida-universitaria', quote: 'Sant Jordi amb parada', title: 'Sant Jordi', months: [4] },
      { source: 'vida-universitaria', quote: 'la festa de la Zona', title: 'Festa de la Zona', months: [5] },
      {
        source: 'vida-universitaria',
        quote: 'el sopar de final de curs',
        title: 'sopar de final de curs',
        months: [6],
      },
      { source: 'agenda', quote: 'els partits contra les altres colles', title: 'entre colles', months: [3] },
      { source: 'agenda', quote: 'els tallers de gralla, de pinya', title: 'Taller de gralla', months: [10] },
      { source: 'agenda', quote: 'els tallers de gralla, de pinya', title: 'Taller de pinya', months: [9] },
      { source: 'agenda', quote: 'una casa de colònies', title: 'colònies', months: [2] },
    ],
    wordings: [
      {
        source: reglament,
        quote: "L'autocar és gratuït per als socis",
        about: ['autocar', 'gratuït'],
        needs: 'per als socis',
      },
    ],
    prices: [
      {
        source: reglament,
        quote: "han d'anunciar el preu complet i tenir una opció barata",
        except: ['benvinguda-2026', 'assemblea-tardor-2026', 'sala-estudi-2027', 'sant-jordi-2027'],
      },
    ],
    teams: [
      {
        source: reglament,
        quote: "L'equip de seguretat el formen com a mínim tres persones",
        team: 'Seguretat i salut',
        least: 3,
        since: '2023-2024',
      },
      {
        source: reglament,
        quote: 'Cada àrea tècnica té una persona responsable i, almenys, una persona en formació',
        least: 2,
        since: '2023-2024',
      },
    ],
    apart: [
      {
        source: protocol,
        quote:
          'Cap membre de les juntes no pot investigar pel seu compte, preguntar a les persones implicades',
      },
    ],
  },
} as const satisfies Pick<Told, 'bestDiades' | 'pages' | 'duties'>;
