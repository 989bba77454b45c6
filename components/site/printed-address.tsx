import { InlineScript } from '@/components/ui/inline-script';
import { club } from '@/content/club';

/** First line of a printed page (`styles/globals.css`): whose it is, and its address. */
const code = `addEventListener("beforeprint",()=>document.documentElement.style.setProperty(
"--printed",JSON.stringify(${JSON.stringify(`${club.name} · `)}+decodeURI(location.host+location.pathname+location.search))))`;

export function PrintedAddress() {
  return <InlineScript code={code} />;
}
