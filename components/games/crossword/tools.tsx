import { PrinterIcon } from '@phosphor-icons/react/dist/ssr/Printer';
import { RestartButton } from '@/components/games/shared/restart-button';
import { Button } from '@/components/ui/button';
import { CROSSWORD_TOOLS } from '@/content/games/crossword/tools';
import type { CrosswordAction } from '@/lib/games/crossword/types';
import styles from './tools.module.css';
import type { OwnKeyboard } from './use-own-keyboard';

type ToolsProps = {
  hasProgress: boolean;
  keyboard: OwnKeyboard;
  onAction: (action: CrosswordAction) => void;
};

/** Checking, revealing, printing, starting again, and which keyboard to write with. */
export function Tools({ hasProgress, keyboard, onAction }: ToolsProps) {
  return (
    <div className={styles.tools}>
      {CROSSWORD_TOOLS.groups.map(({ title, tools }) => (
        <fieldset
          key={title}
          className={styles.group}
          // With a mouse, help must not take focus away from the square being written.
          onMouseDown={(event) => event.preventDefault()}
        >
          <legend>{title}</legend>
          {tools.map(({ label, action }) => (
            <Button key={label} kind="quiet" onClick={() => onAction(action)}>
              {label}
            </Button>
          ))}
        </fieldset>
      ))}
      <div className={styles.group}>
        <RestartButton hasProgress={hasProgress} onRestart={() => onAction({ type: 'restart' })} />
        <Button kind="quiet" onClick={() => window.print()}>
          <PrinterIcon aria-hidden="true" size={22} weight="bold" />
          {CROSSWORD_TOOLS.print}
        </Button>
        {keyboard.offered && (
          <Button kind="quiet" onClick={keyboard.toggle}>
            {keyboard.shown ? CROSSWORD_TOOLS.deviceKeyboard : CROSSWORD_TOOLS.ownKeyboard}
          </Button>
        )}
      </div>
    </div>
  );
}
