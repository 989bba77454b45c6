import { InlineScript } from '@/components/ui/inline-script';
import { asset } from '@/lib/site/address';
import { STORY_PATH } from '@/lib/story/address';

/**
 * On the page that answers unknown addresses: below the story, an unknown passage goes to the story's home, before
 * anything is painted. It replaces the address, so that Back leads to where the reader came from; a host needs no
 * rewrite rules for it.
 */
const home = asset(`${STORY_PATH}/`);
const code = `(function(home){
if(location.pathname.length>home.length&&location.pathname.startsWith(home))location.replace(home);
})(${JSON.stringify(home)})`;

export function StoryDoor() {
  return <InlineScript code={code} />;
}
