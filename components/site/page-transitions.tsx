import { InlineScript } from '@/components/ui/inline-script';

/**
 * Pages follow each other in a view transition (`styles/globals.css`). One that the browser gives up, as when one goes on
 * before it has ended, loses nothing and is no fault to report. It may be given up as soon as the page is first drawn,
 * before any file has come: this has to stand in the page. One that comes after the page was drawn is told to nobody:
 * Chromium says it of no object that a page could ask.
 */
const code = `addEventListener("unhandledrejection",event=>{
if(event.reason instanceof DOMException&&event.reason.message.startsWith("Transition was "))event.preventDefault()
});for(const name of["pageswap","pagereveal"])addEventListener(name,({viewTransition:shown})=>{
if(shown)for(const part of[shown.updateCallbackDone,shown.ready,shown.finished])part.catch(()=>{})
})`;

export function PageTransitions() {
  return <InlineScript code={code} />;
}
