import { notFound } from 'next/navigation';
import { pageMetadata } from '@/app/page-metadata';
import { snapshot } from '@/app/snapshot';
import { TowerView } from '@/components/towers/tower-view';
import { towers } from '@/content/towers';
import { towerDossier } from '@/lib/diades/dossier';
import { summary } from '@/lib/text/summary';
import { findTower, neighbourTowers } from '@/lib/towers/catalogue';

type TowerPageProps = { params: Promise<{ castell: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return towers.map(({ notation }) => ({ castell: notation }));
}

async function lookUp({ params }: TowerPageProps) {
  const { castell } = await params;
  return findTower(towers, decodeURIComponent(castell)) ?? notFound();
}

export async function generateMetadata(props: TowerPageProps) {
  const { notation, name, text } = await lookUp(props);
  return pageMetadata({
    path: `/castells/${notation}`,
    description: summary(text[0] ?? name),
    cardTitle: name,
    card: { path: `/targetes/${notation}.png`, alt: `Dibuix del castell: ${name}` },
  });
}

export default async function TowerPage(props: TowerPageProps) {
  const tower = await lookUp(props);
  return (
    <TowerView
      tower={tower}
      neighbours={neighbourTowers(towers, tower)}
      dossier={towerDossier(snapshot.diades, tower.notation)}
    />
  );
}
