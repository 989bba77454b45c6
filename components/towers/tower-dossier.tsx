import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { PageLink } from '@/components/ui/page-link';
import { resultsOf } from '@/content/interface/results';
import { AGREEING_TEXTS, DOSSIER_TEXTS, seasonText } from '@/content/interface/towers';
import { resultsRules } from '@/content/results';
import { shortDate } from '@/lib/dates/formats';
import { seasonOf } from '@/lib/dates/seasons';
import type { Diada } from '@/lib/results/diada';
import { formatListQuery } from '@/lib/results/query';
import type { Dossier } from '@/lib/results/views/tower-dossier';
import { agreementOf } from '@/lib/towers/name';
import { constructionOf } from '@/lib/towers/notation';
import { TowerSeasons } from './tower-seasons';

type TowerDossierProps = {
  dossier: Dossier;
  /** Date of the build. */
  built: string;
  /** Date of the last diada in the results. */
  last: string;
  /** Route of the list of diades, which can filter by tower. */
  listPath: string;
};

export function TowerDossier({ dossier, built, last, listPath }: TowerDossierProps) {
  const { code, tried, bestSeason: best } = dossier;
  const list = listPath + formatListQuery({ code });
  const { gender } = agreementOf(constructionOf(code));
  const names = AGREEING_TEXTS[gender];
  return (
    <section aria-labelledby="expedient" className="stack start gap-4">
      <h2 id="expedient">{DOSSIER_TEXTS.title}</h2>
      {tried === 0 ? (
        <p>{DOSSIER_TEXTS.unknown}</p>
      ) : (
        <>
          <TowerSeasons
            dossier={dossier}
            current={seasonOf(built, resultsRules.firstMonth)}
            gender={gender}
          />
          <dl className="grid fit columns-m gap-3 gap-x-6 fill">
            <Fact name={names.firstCarregat}>
              <When
                diada={dossier.firstCarregat}
                none={dossier.firstDescarregat ? names.neverCarregat : undefined}
                listPath={listPath}
              />
            </Fact>
            <Fact name={names.firstDescarregat}>
              <When diada={dossier.firstDescarregat} listPath={listPath} />
            </Fact>
            <Fact name={DOSSIER_TEXTS.last}>
              <When diada={dossier.last} listPath={listPath} />
            </Fact>
            {best && best.totals.descarregat + best.totals.carregat > 1 && (
              <Fact name={DOSSIER_TEXTS.bestSeason}>
                {seasonText(best.season, best.totals.descarregat, best.totals.carregat, gender)}
              </Fact>
            )}
          </dl>
          <ButtonLink href={list} kind="quiet">
            {DOSSIER_TEXTS.list}
          </ButtonLink>
        </>
      )}
      <p className="note">{resultsOf(last)}</p>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="note">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type WhenProps = { diada: Diada | null; none?: string | undefined; listPath: string };

/** Links to the list of the diades of that day. */
function When({ diada, none = DOSSIER_TEXTS.notYet, listPath }: WhenProps) {
  if (!diada) return none;
  const { date, reason, town } = diada;
  return (
    <PageLink href={listPath + formatListQuery({ from: date, to: date })}>
      {[shortDate(date), reason, town].filter(Boolean).join(', ')}
    </PageLink>
  );
}
