import { asset } from '@/lib/site/address';
import { STORY_PATH } from '@/lib/story/address';
import { NOTE_KEY, PROGRESS_KEY } from '@/lib/story/progress-text';

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
