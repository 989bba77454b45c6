import { asset } from '@/lib/site/address';
import { STORY_PATH } from '@/lib/story/address';
import { MEMORY_KEY, NOTE_KEY } from '@/lib/story/memory-text';

/**
 * Opens the content note, the element before the script, before the first paint: it is most of what a first visit shows.
 * It stays closed for readers who closed it, and for those who come from an address of the story: whether that is a
 * passage is decided once the page is hydrated. Until then the button closes the note without React.
 */
export const earlyNote = `(function(note,story){
var hidden=document.referrer.startsWith(location.origin+story);
try{hidden=hidden||sessionStorage.getItem(${JSON.stringify(NOTE_KEY)})!==null||JSON.parse(localStorage.getItem(${JSON.stringify(MEMORY_KEY)})).sense_avis===true}catch(error){}
if(hidden)return;
note.dataset.early="";
note.onclick=function(event){if(event.target.closest("button"))note.close()};
note.showModal();
})(document.currentScript.previousElementSibling,${JSON.stringify(asset(STORY_PATH))})`;
