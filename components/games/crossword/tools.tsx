import { PrinterIcon } from '@phosphor-icons/react/dist/ssr/Printer';
import { RestartButton } from '@/components/games/shared/dialogs';
import { Button } from '@/components/ui/button';
import { CROSSWORD_TEXTS } from '@/content/interface/games/crossword';
import type { CrosswordAction } from '@/lib/games/crossword/actions';
import styles from './crossword.module.css';
import type { OwnKeyboard } from './dock';

type ToolsProps = {
  hasProgress: boolean;
  keyboard: OwnKeyboard;
  onAction: (action: CrosswordAction) => void;
};

const { check, reveal } = CROSSWORD_TEXTS;

type Tool = { readonly label: string; readonly action: CrosswordAction };

const GROUPS: readonly { readonly title: string; readonly tools: readonly Tool[] }[] = [
  {
    title: check.title,
    tools: [
      { label: check.letter, action: { type: 'check', scope: 'letter' } },
      { label: check.word, action: { type: 'check', scope: 'word' } },
      { label: check.all, action: { type: 'check', scope: 'all' } },
    ],
  },
  {
    title: reveal.title,
    tools: [
      { label: reveal.letter, action: { type: 'reveal', scope: 'letter' } },
      { label: reveal.word, action: { type: 'reveal', scope: 'word' } },
    ],
  },
];

export function Tools({ hasProgress, keyboard, onAction }: ToolsProps) {
  return (
    <div className="cluster gap-4 gap-x-5" data-only="scripts">
      {GROUPS.map(({ title, tools }) => (
        <fieldset
          key={title}
          className={`cluster gap-2 ${styles.group}`}
          // With a mouse, these buttons must not take focus from the current square.
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
      <div className={`cluster gap-2 ${styles.group}`}>
        <RestartButton hasProgress={hasProgress} onRestart={() => onAction({ type: 'restart' })} />
        <Button kind="quiet" onClick={() => window.print()}>
          <PrinterIcon aria-hidden="true" size={22} weight="bold" />
          {CROSSWORD_TEXTS.print}
        </Button>
        {keyboard.offered && (
          <Button kind="quiet" onClick={keyboard.toggle}>
            {keyboard.shown ? CROSSWORD_TEXTS.deviceKeyboard : CROSSWORD_TEXTS.ownKeyboard}
          </Button>
        )}
      </div>
    </div>
  );
}
