import { SpeakerHighIcon } from '@phosphor-icons/react/dist/ssr/SpeakerHigh';
import { SpeakerSlashIcon } from '@phosphor-icons/react/dist/ssr/SpeakerSlash';
import { SHELL_TEXTS } from '@/content/interface/castle-game/shell';
import { SOUND_LEVELS } from '@/lib/castle-game/show/sounds';
import styles from './sound-switch.module.css';
import { useSound } from './use-sound';

export function SoundSwitch() {
  const { on, toggle, level, setLevel } = useSound();
  const Icon = on ? SpeakerHighIcon : SpeakerSlashIcon;
  return (
    <div className="row middle gap-3">
      <button
        type="button"
        aria-pressed={on}
        onClick={toggle}
        className={`inline middle gap-2 target pill display title-s bold ${styles.switch}`}
      >
        <Icon aria-hidden="true" size={24} weight="bold" />
        {SHELL_TEXTS.sound}
      </button>
      {on && (
        <input
          type="range"
          className={`target ${styles.level}`}
          aria-label={SHELL_TEXTS.soundLevel}
          aria-valuetext={SHELL_TEXTS.levelOf(level, SOUND_LEVELS.most)}
          min={SOUND_LEVELS.least}
          max={SOUND_LEVELS.most}
          value={level}
          onChange={({ target }) => setLevel(target.valueAsNumber)}
        />
      )}
    </div>
  );
}
