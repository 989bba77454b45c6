import { notFound } from 'next/navigation';
import { pageMetadata } from '@/app/metadata';
import { snapshot } from '@/app/snapshot';
import { TowerView } from '@/components/towers/tower-view';
import { cardAlt } from '@/content/interface/towers';
import { pages } from '@/content/pages';
import { hasModule } from '@/content/shown';
import { towers } from '@/content/towers';
import { towerDossier } from '@/lib/results/views/tower-dossier';
import { summary } from '@/lib/text/markup';
import { findTower, neighbourTowers } from '@/lib/towers/catalogue';

type TowerPageProps = { params: Promise<{ code: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return towers.map(({ code }) => ({ code }));
}

async function lookUp({ params }: TowerPageProps) {
  const { code } = await params;
  return findTower(towers, decodeURIComponent(code)) ?? notFound();
}

export async function generateMetadata(props: TowerPageProps) {
  const { code, name, text } = await lookUp(props);
  return pageMetadata(pages.towers, {
    below: code,
    description: summary(text[0] ?? name),
    cardTitle: name,
    card: { path: `/targetes/${code}.png`, alt: cardAlt(name) },
  });
}

export default async function TowerPage(props: TowerPageProps) {
  const tower = await lookUp(props);
  return (
    <TowerView
      tower={tower}
      neighbours={neighbourTowers(towers, tower)}
      dossier={hasModule('results') ? towerDossier(snapshot.diades, tower.code) : null}
      built={snapshot.snapshotFacts.built}
      last={snapshot.diades.at(-1)?.date ?? ''}
      listPath={pages.diades.path}
    />
  );
}
