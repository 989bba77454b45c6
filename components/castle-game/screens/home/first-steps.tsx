import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { CircleIcon } from '@phosphor-icons/react/dist/ssr/Circle';
import type { ScreenProps } from '@/components/castle-game/shell/screens';
import { Button } from '@/components/ui/button';
import { FIRST_STEPS_TEXTS } from '@/content/interface/castle-game/home';
import { type FirstStep, isOpen, type MenuEntry } from '@/lib/castle-game/screens/home';
import styles from './home-screen.module.css';

/** Screen of each step. Undefined when the step has none. */
const PLACES = {
  missions: 'MISSIONS',
  rehearsal: 'ASSAIG',
  people: undefined,
  performance: 'ACTUACIO',
} as const satisfies Record<FirstStep['id'], MenuEntry | undefined>;

type FirstStepsProps = Pick<ScreenProps, 'state' | 'go'> & { readonly steps: readonly FirstStep[] };

export function FirstSteps({ steps, state, go }: FirstStepsProps) {
  const next = steps.find(({ done }) => !done);
  return (
    <section className={`fill pad-4 round-m wash ${styles.steps}`} aria-labelledby="primers-passos">
      <h3 id="primers-passos">{FIRST_STEPS_TEXTS.title}</h3>
      <ol>
        {steps.map((step) => (
          <Step key={step.id} step={step} isNext={step === next} state={state} go={go} />
        ))}
      </ol>
    </section>
  );
}

type StepProps = Pick<ScreenProps, 'state' | 'go'> & {
  readonly step: FirstStep;
  readonly isNext: boolean;
};

function Step({ step: { id, done, count }, isNext, state, go }: StepProps) {
  const { title, text, go: label } = FIRST_STEPS_TEXTS.steps[id];
  const place = PLACES[id];
  const Icon = done ? CheckCircleIcon : CircleIcon;
  return (
    <li className="row gap-2" data-done={done} aria-current={isNext ? 'step' : undefined}>
      <Icon
        className="flex-none"
        size={24}
        weight={done ? 'fill' : 'regular'}
        {...(done ? { role: 'img', 'aria-label': FIRST_STEPS_TEXTS.done } : { 'aria-hidden': true })}
      />
      <div className="stack start gap-2">
        <p className={`strong ${styles.title}`}>
          {title}
          {count && !done && (
            <span className="digits">
              {' '}
              {count.current}/{count.of}
            </span>
          )}
        </p>
        {isNext && <p className="small">{text}</p>}
        {isNext && place && label && isOpen(place, state) && (
          <Button kind="quiet" onClick={() => go(place)}>
            {label}
          </Button>
        )}
      </div>
    </li>
  );
}
