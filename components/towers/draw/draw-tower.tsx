import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { DRAW_TEXTS } from '@/content/interface/draw-tower';
import { pages } from '@/content/pages';
import { pageAddress } from '@/lib/site/address';
import { DRAW_PARAMETER } from '@/lib/towers/catalogue';
import styles from './draw-tower.module.css';

/** Longer than any castell that fits a drawing. */
const MAX_LENGTH = 40;

/**
 * Draws any castell. `draw-tower.enhancement.ts` loads what fills it, when it is used or when the address has a code.
 * `records` are those of the club, of `formatTowerRecords`; empty without results.
 */
export function DrawTower({ records }: { records: string }) {
  return (
    <section
      id="dibuixa"
      aria-label={DRAW_TEXTS.title}
      className={`stack shrink top gap-4 pad-4 round-m sunken ${styles.draw}`}
      data-only="scripts"
      data-draw-tower
      data-query="none"
      data-records={records}
      data-list-path={pages.diades.path}
      data-loading={DRAW_TEXTS.loading}
      data-failed={DRAW_TEXTS.failed}
    >
      <form className={`cluster at-start gap-3 ${styles.form}`}>
        <TextField
          label={DRAW_TEXTS.title}
          hint={DRAW_TEXTS.hint}
          name={DRAW_PARAMETER}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
        />
        <Button type="submit">{DRAW_TEXTS.send}</Button>
      </form>
      <p
        id="dibuixa-resposta"
        role="status"
        className={`display title-s bold ${styles.answer}`}
        data-answer
        data-problem="false"
      />
      <div className={`stack at-end gap-4 ${styles.result}`} data-drawn hidden>
        <div className={styles.picture} data-picture />
        <div className={`stack gap-2 ${styles.facts}`}>
          <p data-people />
          <p data-record />
          <p>
            <a href={pageAddress(pages.bestTowers.path)} data-more>
              {DRAW_TEXTS.page}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
