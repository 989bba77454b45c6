import { TEXT_FACES, TEXT_SIZES } from '@/lib/story/progress';
import { PROGRESS_KEY } from '@/lib/story/progress-text';

/**
 * Inline script that sets the text size, the font, and whether the passage was read, before first paint. Prevents a
 * layout shift.
 */
export const earlyProgress = `(function(story){try{
var memory=JSON.parse(localStorage.getItem(${JSON.stringify(PROGRESS_KEY)}));
if(${JSON.stringify(TEXT_SIZES)}.includes(memory.lletra))story.dataset.size=memory.lletra;
if(${JSON.stringify(TEXT_FACES)}.includes(memory.tipus))story.dataset.face=memory.tipus;
if(memory.visitats.includes(story.dataset.passage))story.dataset.read="";
}catch(error){}})(document.currentScript.parentElement)`;
