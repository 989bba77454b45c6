import { factsRead } from '@/lib/story/forms';
import type { StoryGraph } from '@/lib/story/graph';
import type { Passage, Setting } from '@/lib/story/passage';
import { PROGRESS_KEY } from '@/lib/story/progress-text';

/** Returns the settings of the facts that this passage reads, to keep the page small. */
const settingsFor = (passage: Passage, { settings }: StoryGraph): Readonly<Record<string, Setting>> => {
  const names = factsRead(passage);
  return Object.fromEntries(
    [...settings].flatMap(([key, setting]) => {
      const read = Object.entries(setting).filter(([name]) => names.includes(name));
      return read.length > 0 ? [[key, Object.fromEntries(read)]] : [];
    }),
  );
};

/**
 * Inline script that sets the facts of this night before first paint, as `enterPassage` and `factsAt` do later. If
 * the reader left the last page before hydration, the neutral form shows first.
 */
export const earlyFacts = (passage: Passage, graph: StoryGraph): string => {
  const before = [...graph.links].flatMap(([id, links]) => (links.includes(passage.id) ? [id] : []));
  return `(function(story,before,settings){try{
var id=story.dataset.passage,path=JSON.parse(localStorage.getItem(${JSON.stringify(PROGRESS_KEY)})).cami,facts={};
var place=path.indexOf(id);
path=place<0?before.includes(path[path.length-1])?path.concat(id):[id]:path.slice(0,place+1);
path.forEach(function(at,index){if(index)Object.assign(facts,settings[path[index-1]],settings[path[index-1]+">"+at])});
story.dataset.facts=Object.keys(facts).filter(function(name){return facts[name]}).map(function(name){return name+"-"+facts[name]}).join(" ");
}catch(error){}})(document.currentScript.parentElement,${JSON.stringify(before)},${JSON.stringify(settingsFor(passage, graph))})`;
};
