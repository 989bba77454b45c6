import { InlineScript } from '@/components/ui/inline-script';
import { asset } from '@/lib/site/address';
import { STORY_PATH } from '@/lib/story/address';

/**
 * Inline script of the 404 page: an unknown passage redirects to the story's home before first paint. No rewrite
 * rules are needed. `replace` keeps the Back button working.
 */
const home = asset(`${STORY_PATH}/`);
const code = `(function(home){
if(location.pathname.length>home.length&&location.pathname.startsWith(home))location.replace(home);
})(${JSON.stringify(home)})`;

export function StoryDoor() {
  return <InlineScript code={code} />;
}
