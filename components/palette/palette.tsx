import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import dialog from '@/components/ui/dialog.module.css';
import { TextArea, TextField } from '@/components/ui/field';
import { Loading } from '@/components/ui/loading';
import { Notice } from '@/components/ui/notice';
import { Table } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text/prose';
import { PALETTE_TEXTS } from '@/content/interface/palette';
import { pages } from '@/content/pages';
import type { Shade } from '@/lib/design/tokens';
import styles from './shade-grid.module.css';

/** Truncates: 4.49 fails a minimum of 4.5 and must not be rounded up to it. */
const ratio = (value: number) => `${(Math.floor(value * 100) / 100).toFixed(2).replace('.', ',')} : 1`;

export function ShadeGrid({ shades }: { shades: readonly Shade[] }) {
  return (
    <ul className={`grid gap-4 ${styles.grid}`}>
      {shades.map(({ name, value, onWhite, onBlack }) => (
        <li key={name} className="panel round-m clip together">
          <div className={`keep-colours ${styles.swatch}`} style={{ background: value }} />
          <h3 className={`row apart text-m ${styles.name}`}>
            {name} <code>{value}</code>
          </h3>
          <dl className={`stack gap-1 gap-x-3 small digits ${styles.facts}`}>
            <dt className="soft">{PALETTE_TEXTS.onWhite}</dt>
            <dd className="semibold">{ratio(onWhite)}</dd>
            <dt className="soft">{PALETTE_TEXTS.onBlack}</dt>
            <dd className="semibold">{ratio(onBlack)}</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}

const { buttons, link, badges, loading, notices, fields, table } = PALETTE_TEXTS;

/** Shows every small component in its states. */
export function PieceSamples() {
  return (
    <div className="stack gap-6">
      <div className="cluster middle gap-3">
        <Button>{buttons.accent}</Button>
        <Button kind="join">{buttons.join}</Button>
        <Button kind="quiet">{buttons.quiet}</Button>
        <Button disabled>{buttons.disabled}</Button>
        <DialogSample />
        <TextLink href={pages.palette.path}>{link}</TextLink>
      </div>
      <div className="cluster middle gap-3">
        <Badge>{badges.neutral}</Badge>
        <Badge kind="accent">{badges.accent}</Badge>
        <Badge kind="danger">{badges.danger}</Badge>
        <Loading>{loading}</Loading>
      </div>
      <div className={`stack gap-3 ${styles.stack}`}>
        <Notice>{notices.info}</Notice>
        <Notice kind="success">{notices.success}</Notice>
        <Notice kind="warning">{notices.warning}</Notice>
      </div>
      <div className={`stack gap-3 ${styles.stack}`}>
        <TextField {...fields.name} autoComplete="off" />
        <TextField
          label={fields.email.label}
          defaultValue={fields.email.value}
          error={fields.email.error}
          autoComplete="off"
        />
        <TextArea label={fields.message.label} disabled />
      </div>
      <Table caption={table.caption}>
        <thead>
          <tr>
            <th scope="col">{table.head.code}</th>
            <th scope="col" data-numeric>
              {table.head.people}
            </th>
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ code, people }) => (
            <tr key={code}>
              <th scope="row">{code}</th>
              <td data-numeric>{people}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

const texts = PALETTE_TEXTS.dialog;
const ID = 'mostra-de-dialeg';

export function DialogSample() {
  return (
    <>
      <Button kind="quiet" data-opens={ID}>
        {texts.open}
      </Button>
      <dialog
        id={ID}
        className={`round-l raised ink ${dialog.dialog}`}
        data-only="screen"
        aria-labelledby={`${ID}-titol`}
      >
        <form method="dialog" className="stack gap-4">
          <h2 id={`${ID}-titol`}>{texts.title}</h2>
          <p>{texts.text}</p>
          <div className="cluster gap-3">
            <Button type="submit">{texts.accept}</Button>
          </div>
        </form>
      </dialog>
    </>
  );
}
