export const palette = {
  title: 'Paleta',
  lead: 'Els colors amb què es pinta aquest web, de més clar a més fosc, amb el contrast de cadascun sobre blanc i sobre negre. El text petit en necessita 4,5; el gros i els controls, 3.',
  names: {
    primary: 'Primari: el color de la camisa',
    secondary: 'Secundari: el vermell del mocador',
  },
  pieces: 'Les peces del web',
} as const;
