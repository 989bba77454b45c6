import { asset } from '@/lib/site/address';
import { STORY_PATH } from '@/lib/story/address';
import { factsRead } from '@/lib/story/forms';
import type { StoryGraph } from '@/lib/story/graph';
import type { Passage, Setting } from '@/lib/story/passage';
import { TEXT_FACES, TEXT_SIZES } from '@/lib/story/progress';
import { NOTE_KEY, PROGRESS_KEY } from '@/lib/story/progress-text';

/**
 * Inline script that sets the text size, the font, and whether the text shows at once, before first paint. Prevents a
 * layout shift.
 */
export const earlyProgress = `(function(story){try{
var memory=JSON.parse(localStorage.getItem(${JSON.stringify(PROGRESS_KEY)}));
if(${JSON.stringify(TEXT_SIZES)}.includes(memory.lletra))story.dataset.size=memory.lletra;
if(${JSON.stringify(TEXT_FACES)}.includes(memory.tipus))story.dataset.face=memory.tipus;
if(memory.ritme==="tot"||memory.visitats.includes(story.dataset.passage))story.dataset.read="";
}catch(error){}})(document.currentScript.parentElement)`;

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
 * the reader left the last page before hydration, the neutral text (`Told`) shows first.
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

/**
 * Inline script that opens the content note before first paint. It stays closed if the reader closed it before or
 * comes from a URL of the story. Until hydration, its button closes it without React.
 */
export const earlyNote = `(function(note,story){
var hidden=document.referrer.startsWith(location.origin+story);
try{hidden=hidden||sessionStorage.getItem(${JSON.stringify(NOTE_KEY)})!==null||JSON.parse(localStorage.getItem(${JSON.stringify(PROGRESS_KEY)})).sense_avis===true}catch(error){}
if(hidden)return;
note.dataset.early="";
note.onclick=function(event){if(event.target.closest("button"))note.close()};
note.showModal();
})(document.currentScript.previousElementSibling,${JSON.stringify(asset(STORY_PATH))})`;
