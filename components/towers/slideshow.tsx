'use client';

import { CaretLeftIcon } from '@phosphor-icons/react/dist/ssr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { SLIDESHOW_TEXTS } from '@/content/interface/towers';
import { stepSlide, swipeStep } from '@/lib/slideshow/steps';
import { pictureOf } from '@/lib/towers/words';
import styles from './slideshow.module.css';

export type Slide = { id: string; picture: ReactNode; caption: string };

const KEY_STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Pictures one at a time, with caption and counter. Buttons, dots, arrow keys and swipes move it; it wraps. */
export function Slideshow({ label, slides }: { label: string; slides: readonly Slide[] }) {
  const [index, setIndex] = useState(0);
  const pressed = useRef<{ x: number; y: number } | null>(null);
  const go = (step: number) => setIndex((now) => stepSlide(now, step, slides.length));

  function onKeyDown(event: KeyboardEvent) {
    const step = KEY_STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(step);
  }

  function onPointerUp(event: PointerEvent) {
    if (!pressed.current) return;
    go(swipeStep(event.clientX - pressed.current.x, event.clientY - pressed.current.y));
    pressed.current = null;
  }

  return (
    <section
      aria-label={label}
      aria-roledescription={SLIDESHOW_TEXTS.role}
      className={styles.slideshow}
      onKeyDown={onKeyDown}
    >
      <div
        className={styles.stage}
        onPointerDown={({ clientX, clientY }) => {
          pressed.current = { x: clientX, y: clientY };
        }}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          pressed.current = null;
        }}
      >
        {slides.map((slide, place) => (
          <figure key={slide.id} className={styles.slide} hidden={place !== index}>
            <div className={styles.picture}>{slide.picture}</div>
            <figcaption className={styles.caption}>{slide.caption}</figcaption>
          </figure>
        ))}
      </div>
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.step}
          aria-label={SLIDESHOW_TEXTS.previous}
          onClick={() => go(-1)}
        >
          <CaretLeftIcon aria-hidden="true" size={24} weight="bold" />
        </button>
        <ol className={styles.dots}>
          {slides.map((slide, place) => (
            <li key={slide.id}>
              <button
                type="button"
                className={styles.dot}
                aria-label={pictureOf(place + 1, slides.length)}
                aria-current={place === index ? 'true' : undefined}
                onClick={() => setIndex(place)}
              />
            </li>
          ))}
        </ol>
        <p className={styles.counter} role="status">
          {index + 1} / {slides.length}
        </p>
        <button type="button" className={styles.step} aria-label={SLIDESHOW_TEXTS.next} onClick={() => go(1)}>
          <CaretRightIcon aria-hidden="true" size={24} weight="bold" />
        </button>
      </div>
    </section>
  );
}
