import { TEXT_FACES, TEXT_SIZES } from '@/lib/story/memory';
import { MEMORY_KEY } from '@/lib/story/memory-text';

/**
 * Puts what the reader chose on the element around the script before anything is painted: the letter, and whether
 * this passage was read before. Without it the page would first be drawn otherwise and then jump.
 */
export const earlyMemory = `(function(story){try{
var memory=JSON.parse(localStorage.getItem(${JSON.stringify(MEMORY_KEY)}));
if(${JSON.stringify(TEXT_SIZES)}.includes(memory.lletra))story.dataset.size=memory.lletra;
if(${JSON.stringify(TEXT_FACES)}.includes(memory.tipus))story.dataset.face=memory.tipus;
if(memory.visitats.includes(story.dataset.passage))story.dataset.read="";
}catch(error){}})(document.currentScript.parentElement)`;
