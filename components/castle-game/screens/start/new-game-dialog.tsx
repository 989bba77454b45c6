import { type FormEvent, useId, useState } from 'react';
import { teamColours } from '@/components/castle-game/shell/team-colours';
import { TowerDrawing } from '@/components/shared/tower-drawing/tower-drawing';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field, TextField } from '@/components/ui/field';
import { rules } from '@/content/castle-game/rulebook';
import { club } from '@/content/club';
import { START_TEXTS } from '@/content/interface/castle-game/start';
import { randomSeed } from '@/lib/browser/device';
import type { GameState } from '@/lib/castle-game/types';
import { parseConstruction } from '@/lib/towers/notation';
import { type ReplacedGame, ReplacedGameNotice } from './notices';
import styles from './start-screen.module.css';

/** Maximum length of a name, which must fit in the game's bar. */
const NAME_LENGTH = 60;

type NewGameDialogProps = ReplacedGame & {
  readonly onBegin: (state: GameState) => void;
  readonly onClose: () => void;
};

export function NewGameDialog({ onBegin, onClose, saved }: NewGameDialogProps) {
  const form = useId();
  const [name, setName] = useState<string>(club.name);
  const [color, setColor] = useState<string>(club.colour);
  const [missing, setMissing] = useState(false);

  const begin = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setMissing(true);
    onBegin(rules.newTeam({ name: name.trim(), color, seed: randomSeed() }));
  };

  return (
    <Dialog
      open
      title={START_TEXTS.newGame}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={form}>
            {START_TEXTS.begin}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {START_TEXTS.cancel}
          </Button>
        </>
      }
    >
      <form id={form} className={`stack gap-4 gap-x-5 ${styles.form}`} onSubmit={begin} noValidate>
        <div className={styles.name}>
          <TextField
            label={START_TEXTS.name}
            name="nom"
            required
            maxLength={NAME_LENGTH}
            autoComplete="off"
            value={name}
            error={missing ? START_TEXTS.nameMissing : undefined}
            onChange={({ target }) => {
              setName(target.value);
              setMissing(false);
            }}
          />
        </div>
        <div className={styles.color}>
          <Field label={START_TEXTS.color}>
            {(control) => (
              <input
                {...control}
                type="color"
                name="color"
                required
                value={color}
                onChange={({ target }) => setColor(target.value)}
              />
            )}
          </Field>
        </div>
        <Shirts color={color} />
        <ReplacedGameNotice saved={saved} />
      </form>
    </Dialog>
  );
}

function Shirts({ color }: { color: string }) {
  const parsed = parseConstruction('3d4n');
  return (
    parsed.ok && (
      <div className={styles.shirts} style={teamColours(color)}>
        <TowerDrawing construction={parsed.construction} title={START_TEXTS.shirt} />
      </div>
    )
  );
}
