import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { TextArea, TextField } from '@/components/ui/field';
import { Loading } from '@/components/ui/loading';
import { Notice } from '@/components/ui/notice';
import { Table } from '@/components/ui/table';
import { TextLink } from '@/components/ui/text-link';
import { DialogSample } from './dialog-sample';
import styles from './piece-samples.module.css';

/** Every small component in its states, side by side: what a new page is built from. */
export function PieceSamples() {
  return (
    <div className={styles.samples}>
      <div className={styles.row}>
        <Button>Acció principal</Button>
        <Button kind="join">Vine a assajar</Button>
        <Button kind="quiet">Acció secundària</Button>
        <Button disabled>Desactivat</Button>
        <DialogSample />
        <TextLink href="/palette">Un enllaç</TextLink>
      </div>
      <div className={styles.row}>
        <Badge>Pilar</Badge>
        <Badge kind="accent">2.300 p</Badge>
        <Badge kind="danger">Intent</Badge>
        <Loading>S'estan carregant les dades…</Loading>
      </div>
      <div className={styles.stack}>
        <Notice>Un avís que acompanya.</Notice>
        <Notice kind="success">Ha anat bé.</Notice>
        <Notice kind="warning">Atenció: això et pot interessar abans de seguir.</Notice>
      </div>
      <div className={styles.stack}>
        <TextField label="Nom" hint="Com vols que et diguem." autoComplete="off" />
        <TextField
          label="Correu electrònic"
          defaultValue="sense-arrova"
          error="Hi falta l'arrova."
          autoComplete="off"
        />
        <TextArea label="Missatge" disabled />
      </div>
      <Table caption="Una taula, amb la primera columna d'encapçalament">
        <thead>
          <tr>
            <th scope="col">Castell</th>
            <th scope="col" data-numeric>
              Persones
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">3d8f</th>
            <td data-numeric>160</td>
          </tr>
          <tr>
            <th scope="row">4d8</th>
            <td data-numeric>136</td>
          </tr>
        </tbody>
      </Table>
    </div>
  );
}
