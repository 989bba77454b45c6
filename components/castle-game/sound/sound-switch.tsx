import { SpeakerHighIcon } from '@phosphor-icons/react/dist/ssr/SpeakerHigh';
import { SpeakerSlashIcon } from '@phosphor-icons/react/dist/ssr/SpeakerSlash';
import { FRAME_TEXTS } from '@/content/interface/castle-game/frame';
import styles from './sound-switch.module.css';
import { useSound } from './use-sound';

/** Switches the sounds on and off, in the colours of whatever it stands on. */
export function SoundSwitch() {
  const { on, toggle } = useSound();
  const Icon = on ? SpeakerHighIcon : SpeakerSlashIcon;
  return (
    <button type="button" aria-pressed={on} onClick={toggle} className={styles.switch}>
      <Icon aria-hidden="true" size={24} weight="bold" />
      {FRAME_TEXTS.sound}
    </button>
  );
}
