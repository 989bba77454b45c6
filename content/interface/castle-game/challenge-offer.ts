/** In its own file: the other messages of the challenge are loaded when it is played. */
export const CHALLENGE_OFFER_TEXTS = {
  title: 'Repte de la setmana',
  about:
    'La mateixa colla i la mateixa sort per a tothom: deu diades i un sol resultat. No toca la teva partida.',
  play: 'Juga el repte',
  loading: "S'està reunint la colla…",
  failed: "No s'ha pogut carregar el repte. Mira la connexió i torna-ho a provar.",
} as const;
