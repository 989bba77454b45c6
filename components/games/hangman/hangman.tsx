'use client';

import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { RestartButton } from '@/components/games/shared/dialogs';
import { SaveNotice } from '@/components/games/shared/notices';
import { PuzzleShell, usePuzzle } from '@/components/games/shared/puzzle';
import { Button, ButtonLink } from '@/components/ui/button';
import { HANGMAN_PAGE } from '@/content/games/pages';
import {
  announceHangman,
  describeCastell,
  describeKey,
  errorsLeft,
  HANGMAN_TEXTS,
  readPhrase,
} from '@/content/interface/games/hangman';
import { GAME_TEXTS } from '@/content/interface/games/shared';
import {
  errorsOf,
  type HangmanEvent,
  type HangmanNote,
  type HangmanState,
  hangmanRules,
  type KeyStatus,
  keysOf,
  MAX_ERRORS,
  type Place,
  placesOf,
  statusOf,
} from '@/lib/games/hangman/game';
import type { PuzzlePlace } from '@/lib/games/shared/levels';
import { capitalised } from '@/lib/text/catalan';
import { type Letter, letterOf } from '@/lib/text/letters';
import styles from './hangman.module.css';

type HangmanProps = {
  phrase: string;
  note: HangmanNote;
  place: PuzzlePlace;
  /** Drawing with five floors. */
  castell: ReactNode;
};

export function Hangman({ phrase, note, place, castell }: HangmanProps) {
  const root = useRef<HTMLElement>(null);
  const rules = useMemo(() => hangmanRules(phrase, place.index), [phrase, place.index]);
  const announce = useCallback(
    (state: HangmanState, event: HangmanEvent) => announceHangman(phrase, state, event),
    [phrase],
  );
  const game = usePuzzle(rules, announce, HANGMAN_PAGE, place);
  const { state, act, ended, close, result } = game;
  const status = statusOf(phrase, state);

  const guess = useCallback((text: string) => act({ type: 'guess', text }), [act]);
  useLetterKeys(root, guess);

  function restart() {
    close();
    act({ type: 'restart' });
  }

  return (
    <PuzzleShell
      root={root}
      className={`stack shrink gap-5 gap-x-7 ${styles.hangman}`}
      label={HANGMAN_TEXTS.game}
      game={game}
      usesKeys
      result={
        ended === 'lost'
          ? {
              ...result,
              lost: true,
              text: GAME_TEXTS.lost,
              actions: (
                <>
                  <Button onClick={restart}>{GAME_TEXTS.again}</Button>
                  <ButtonLink href={HANGMAN_PAGE.path} kind="quiet">
                    {GAME_TEXTS.allLevels}
                  </ButtonLink>
                </>
              ),
              // The player starts again, so the meaning, which reveals the phrase, is not shown.
              children: <p>{note.clue}</p>,
            }
          : {
              ...result,
              children: ended && (
                <>
                  {result.children}
                  <Meaning>{note.meaning}</Meaning>
                </>
              ),
            }
      }
    >
      <CastellStand errors={errorsOf(phrase, state)}>{castell}</CastellStand>
      <div className={`stack start content-center gap-5 ${styles.play}`}>
        <HangmanPhrase phrase={phrase} state={state} places={placesOf(phrase, state)} />
        {status === 'won' ? (
          <Meaning>{note.meaning}</Meaning>
        ) : (
          <details className={styles.clue}>
            <summary className="fold">{HANGMAN_TEXTS.clue}</summary>
            <p>{note.clue}</p>
          </details>
        )}
        <HangmanKeys keys={keysOf(phrase, state)} onGuess={guess} />
        <RestartButton hasProgress={status === 'playing' && state.tried.length > 0} onRestart={restart} />
        <SaveNotice game={game} />
      </div>
    </PuzzleShell>
  );
}

function Meaning({ children }: { children: string }) {
  return (
    <p>
      <strong>{HANGMAN_TEXTS.meaning}:</strong> {children}
    </p>
  );
}

function CastellStand({ errors, children }: { errors: number; children: ReactNode }) {
  const words = describeCastell(errors);
  return (
    <figure className={`stack gap-3 text-center justify-items-center ${styles.stand}`} data-errors={errors}>
      <div
        className={`stack fill justify-items-center relative ${styles.picture}`}
        role="img"
        aria-label={words}
      >
        <div className={styles.disc} />
        {children}
      </div>
      <figcaption className={styles.words}>
        {words} <strong>{capitalised(errorsLeft(MAX_ERRORS - errors))}.</strong>
      </figcaption>
    </figure>
  );
}

type HangmanPhraseProps = { phrase: string; state: HangmanState; places: readonly Place[] };

/** Words do not break across lines. Screen readers read the phrase as one sentence. */
function HangmanPhrase({ phrase, state, places }: HangmanPhraseProps) {
  return (
    <p className={`cluster keep-colours ${styles.phrase}`} role="img" aria-label={readPhrase(phrase, state)}>
      {wordsOf(places).map((word) => (
        <span key={word.start} className={`row ${styles.word}`}>
          {word.places.map(({ place, at }) => (
            <span
              key={at}
              className={`stack center sunken display tight bolder ${styles.place}`}
              data-kind={place.kind}
              data-known={place.shown !== null}
            >
              {place.shown}
            </span>
          ))}
        </span>
      ))}
    </p>
  );
}

type Word = { readonly start: number; readonly places: { readonly place: Place; readonly at: number }[] };

/** Groups places into words. `at` is the position in the phrase. */
function wordsOf(places: readonly Place[]): readonly Word[] {
  const words: Word[] = [{ start: 0, places: [] }];
  for (const [at, place] of places.entries()) {
    if (place.shown === ' ') words.push({ start: at + 1, places: [] });
    else words.at(-1)?.places.push({ place, at });
  }
  return words.filter((word) => word.places.length > 0);
}

type HangmanKeysProps = {
  keys: readonly { readonly letter: Letter; readonly status: KeyStatus }[];
  onGuess: (letter: Letter) => void;
};

/** A used letter stays a button: if it were removed, focus would be lost. */
function HangmanKeys({ keys, onGuess }: HangmanKeysProps) {
  return (
    <ul className={`stack gap-1 keep-colours ${styles.keys}`} aria-label={HANGMAN_TEXTS.letters}>
      {keys.map(({ letter, status }) => (
        <li key={letter}>
          <button
            type="button"
            className={`display title-s bold tight raised round-s fill relative ${styles.key}`}
            data-status={status}
            aria-label={capitalised(describeKey(letter, status))}
            onClick={() => onGuess(letter)}
          >
            {letter}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Listens to letters typed while focus is in the game or on no element. Ignores dead keys and shortcuts. */
function useLetterKeys(root: RefObject<HTMLElement | null>, onLetter: (text: string) => void): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || event.isComposing) return;
      if (letterOf(event.key) === null || !isHeard(root.current)) return;
      onLetter(event.key);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [root, onLetter]);
}

function isHeard(root: HTMLElement | null): boolean {
  const focused = document.activeElement;
  if (focused?.closest('dialog')) return false;
  return focused === null || focused === document.body || (root?.contains(focused) ?? false);
}
