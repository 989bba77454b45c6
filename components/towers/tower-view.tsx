import { Button } from '@/components/ui/button';
import { PageLink } from '@/components/ui/page-link';
import { Prose } from '@/components/ui/text/prose';
import { builtText, inBriefText, slideshowName, TOWER_TEXTS } from '@/content/interface/towers';
import type { Dossier } from '@/lib/results/views/tower-dossier';
import { type CatalogueTower, towerPath } from '@/lib/towers/catalogue';
import { agreementOf } from '@/lib/towers/name';
import { constructionOf } from '@/lib/towers/notation';
import { type Slide, Slideshow } from './slideshow';
import { TowerDossier } from './tower-dossier';
import { TowerPicture } from './tower-picture';
import styles from './tower-view.module.css';

type TowerViewProps = {
  tower: CatalogueTower;
  neighbours: { previous: CatalogueTower | null; next: CatalogueTower | null };
  /** Null if the club publishes no results. */
  dossier: Dossier | null;
  /** Date of the build. */
  built: string;
  /** Date of the last diada in the results. */
  last: string;
  /** Route of the list of diades. */
  listPath: string;
};

export function TowerView({ tower, neighbours, dossier, built, last, listPath }: TowerViewProps) {
  return (
    <article className={`stack page-width shrink gap-6 gap-x-7 ${styles.tower}`}>
      <div className={`stack shrink gap-4 gap-x-7 ${styles.sides}`}>
        <header className={`stack gap-2 ${styles.title}`}>
          <h1 className="stack gap-2">
            <span className={`extrabold ${styles.code}`}>{tower.code}</span>{' '}
            <span className="title-m accent capital">{tower.name}</span>
          </h1>
          {dossier && <InBrief dossier={dossier} />}
        </header>
        <div className={styles.pictures}>
          <TowerSlides tower={tower} />
        </div>
        <div className={`stack gap-6 ${styles.text}`}>
          <Prose paragraphs={tower.text} />
          <ShareButton />
          {dossier && <TowerDossier dossier={dossier} built={built} last={last} listPath={listPath} />}
        </div>
      </div>
      <TowerNeighbours {...neighbours} />
    </article>
  );
}

/** How often it was built, and since when. */
function InBrief({ dossier }: { dossier: Dossier }) {
  const { code, totals, last } = dossier;
  const [first] = [dossier.firstCarregat, dossier.firstDescarregat].flatMap((one) => one?.date ?? []).sort();
  if (!first || !last) return null;
  const { gender } = agreementOf(constructionOf(code));
  return <p>{inBriefText(builtText(totals.descarregat, totals.carregat, gender), first, last.date)}</p>;
}

/** The enhancement opens the share sheet of the system, or copies the address. */
function ShareButton() {
  const { share, copied, refused } = TOWER_TEXTS;
  return (
    <div className="cluster middle gap-2 gap-x-4" data-only="scripts" data-copy-area>
      <Button kind="quiet" data-copy="" data-share data-copied={copied} data-refused={refused}>
        {share}
      </Button>
      <p role="status" className="note" data-copy-status />
    </div>
  );
}

function TowerSlides({ tower }: { tower: CatalogueTower }) {
  if (!tower.gallery) return <TowerPicture tower={tower} link={tower.link} eager />;
  const slides: Slide[] = tower.gallery.map(({ link, caption }, index) => ({
    id: link,
    caption,
    picture: <TowerPicture tower={tower} link={link} eager={index === 0} />,
  }));
  return <Slideshow label={slideshowName(tower.name)} slides={slides} />;
}

type TowerNeighboursProps = { previous: CatalogueTower | null; next: CatalogueTower | null };

function TowerNeighbours({ previous, next }: TowerNeighboursProps) {
  return (
    <nav
      aria-label={TOWER_TEXTS.neighbours}
      className={`cluster gap-4 ${styles.neighbours}`}
      data-only="screen"
    >
      {previous && <Neighbour tower={previous} direction={TOWER_TEXTS.previous} />}
      {next && <Neighbour tower={next} direction={TOWER_TEXTS.next} end />}
    </nav>
  );
}

function Neighbour({ tower, direction, end }: { tower: CatalogueTower; direction: string; end?: boolean }) {
  return (
    <PageLink
      href={towerPath(tower.code)}
      className={`stack gap-1 target ink ${styles.neighbour} ${end ? `push ${styles.next}` : ''}`}
    >
      <span className="note">{direction}</span>
      <span className="display title-m tight extrabold" aria-hidden="true">
        {tower.code}
      </span>
      <span>{tower.name}</span>
    </PageLink>
  );
}
