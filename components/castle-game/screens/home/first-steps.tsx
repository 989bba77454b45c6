import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { CircleIcon } from '@phosphor-icons/react/dist/ssr/Circle';
import { FIRST_STEPS_TEXTS, stepText } from '@/content/interface/castle-game/first-steps';
import type { FirstStep } from '@/lib/castle-game/screens/home';
import styles from './home-screen.module.css';

type FirstStepsProps = {
  readonly steps: readonly FirstStep[];
  /** Whether a performance was missed. */
  readonly late: boolean;
};

export function FirstSteps({ steps, late }: FirstStepsProps) {
  const next = steps.find(({ done }) => !done);
  return (
    <section className={`fill pad-4 round-m wash ${styles.steps}`} aria-labelledby="primers-passos">
      <h3 id="primers-passos">{FIRST_STEPS_TEXTS.title}</h3>
      {late && <p className="small">{FIRST_STEPS_TEXTS.late}</p>}
      <ol>
        {steps.map((step) => (
          <Step key={step.id} step={step} isNext={step === next} />
        ))}
      </ol>
    </section>
  );
}

type StepProps = { readonly step: FirstStep; readonly isNext: boolean };

/** The day's act and the missions to accept are above the steps. */
function Step({ step, isNext }: StepProps) {
  const { id, done, count } = step;
  const { title } = FIRST_STEPS_TEXTS.steps[id];
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
        {isNext && <p className="small">{stepText(step)}</p>}
      </div>
    </li>
  );
}
