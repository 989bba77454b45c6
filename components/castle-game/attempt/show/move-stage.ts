import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { type ShowMoment, showAt } from '@/lib/castle-game/show/moments';
import {
  crowdPlace,
  type Place,
  type ShowLayer,
  type ShowStage,
  swayOf,
  trunkPlace,
} from '@/lib/castle-game/show/stage';
import type { GameOutcome } from '@/lib/castle-game/vocabulary';

type Node = { readonly style: CSSStyleDeclaration; place: string };

const nodeOf = (element: SVGElement): Node => ({ style: element.style, place: '' });

const tenth = (value: number) => Math.round(value * 10) / 10;

/** Skips nodes that are already there: most do not move in most frames. */
function put(node: Node, { x, y, rotation, opacity }: Place): void {
  const place = `${tenth(x)} ${tenth(y)} ${tenth(rotation)} ${Math.round(opacity * 50)}`;
  if (place === node.place) return;
  node.place = place;
  node.style.visibility = opacity <= 0 ? 'hidden' : '';
  node.style.opacity = opacity < 1 ? opacity.toFixed(2) : '';
  node.style.translate = x || y ? `${tenth(x)}px ${tenth(y)}px` : '';
  node.style.rotate = rotation ? `${tenth(rotation)}deg` : '';
}

type LayerNodes = {
  readonly layer: ShowLayer;
  readonly whole: Node;
  readonly figures: readonly Node[];
  readonly arms: Node | undefined;
};

function nodesOf(element: SVGGElement, layer: ShowLayer): LayerNodes {
  const figures = [...element.querySelectorAll<SVGGElement>('[data-figure]')];
  figures.forEach((figure, index) => {
    const { x = 0, y = 0, scale = 1 } = layer.figures[index] ?? {};
    figure.style.transformOrigin = `${x}px ${y - 55 * scale}px`;
  });
  const arms = element.querySelector<SVGGElement>('[data-arms]');
  return {
    layer,
    whole: nodeOf(element),
    figures: figures.map(nodeOf),
    arms: arms ? nodeOf(arms) : undefined,
  };
}

type Mover = (moment: ShowMoment, outcome: GameOutcome, elapsed: number) => void;

/** Returns a function that moves the drawing to a moment of a show and touches only changed nodes. */
function moverOf(scene: HTMLElement, { layers }: ShowStage): Mover {
  const elements = [...scene.querySelectorAll<SVGGElement>('[data-layer]')];
  const all = layers.flatMap((layer, index) => {
    const element = elements[index];
    return element ? [nodesOf(element, layer)] : [];
  });
  const ground = scene.querySelector<SVGGElement>('[data-shadow]');
  const shadow = ground ? nodeOf(ground) : undefined;
  const top = Math.max(1, ...layers.flatMap(({ figures }) => figures.map(({ y }) => -y)));
  return (moment, outcome, elapsed) => {
    scene.dataset.aleta = String(moment.aleta);
    if (shadow) put(shadow, { x: 0, y: 0, rotation: 0, opacity: Math.min(1, moment.height) });
    for (const { layer, whole, figures, arms } of all) {
      if (layer.plane !== 'trunk') {
        put(whole, crowdPlace(layer, moment, outcome));
        continue;
      }
      put(whole, { x: swayOf(layer.step, moment, outcome, elapsed), y: 0, rotation: 0, opacity: 1 });
      const places = layer.figures.map((figure) => trunkPlace(figure, layer, moment, top));
      places.forEach((place, index) => {
        const node = figures[index];
        if (node) put(node, place);
      });
      const joined = places.every(
        ({ x, y, rotation, opacity }) => x === 0 && rotation === 0 && opacity === 1 && Math.abs(y) < 9,
      );
      if (arms) put(arms, { x: 0, y: 0, rotation: 0, opacity: joined ? 1 : 0 });
    }
  };
}

/**
 * Plays a show by moving nodes directly, without React. Each frame depends only on the elapsed time, so a hidden tab
 * catches up.
 */
export function useShowMotion(
  scene: RefObject<HTMLElement | null>,
  stage: ShowStage,
  outcome: GameOutcome,
  start: number,
  onMoment: (moment: ShowMoment) => void,
): void {
  const report = useEffectEvent(onMoment);
  useLayoutEffect(() => {
    if (!scene.current) return;
    const move = moverOf(scene.current, stage);
    let frame = 0;
    const draw = () => {
      const elapsed = performance.now() - start;
      const moment = showAt(outcome, stage.steps, elapsed);
      move(moment, outcome, elapsed);
      report(moment);
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [scene, stage, outcome, start]);
}
