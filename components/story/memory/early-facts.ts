import { factsRead } from '@/lib/story/forms';
import type { StoryGraph } from '@/lib/story/graph';
import { MEMORY_KEY } from '@/lib/story/memory-text';
import type { Passage, Setting } from '@/lib/story/passage';

/** Of all that can happen in the story, what this passage asks for: the pages of the others need not carry it. */
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
 * Puts what has happened in this night on the element around the script before anything is painted: the same as
 * `enterPassage` and `factsAt` say afterwards, for the facts that this passage reads. Only who leaves a page before its
 * scripts have come is told the neutral form until they know better.
 */
export const earlyFacts = (passage: Passage, graph: StoryGraph): string => {
  const before = [...graph.links].flatMap(([id, links]) => (links.includes(passage.id) ? [id] : []));
  return `(function(story,before,settings){try{
var id=story.dataset.passage,path=JSON.parse(localStorage.getItem(${JSON.stringify(MEMORY_KEY)})).cami,facts={};
var place=path.indexOf(id);
path=place<0?before.includes(path[path.length-1])?path.concat(id):[id]:path.slice(0,place+1);
path.forEach(function(at,index){if(index)Object.assign(facts,settings[path[index-1]],settings[path[index-1]+">"+at])});
story.dataset.facts=Object.keys(facts).filter(function(name){return facts[name]}).map(function(name){return name+"-"+facts[name]}).join(" ");
}catch(error){}})(document.currentScript.parentElement,${JSON.stringify(before)},${JSON.stringify(settingsFor(passage, graph))})`;
};
