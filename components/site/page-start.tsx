import { InlineScript } from '@/components/ui/inline-script';
import { SITE_TEXTS } from '@/content/interface/site';
import styles from './skip-link.module.css';

/** The target is the `<main>` of the layouts. */
export function SkipLink() {
  return (
    <a href="#contingut" className={`round-s raised ${styles.skip}`}>
      {SITE_TEXTS.skip}
    </a>
  );
}

/**
 * Handles the rejections of skipped view transitions (`styles/globals.css`), which browsers would log as errors.
 * Inline, since a transition may be skipped at first paint, before any script file has loaded. `unhandledrejection`
 * is a fallback for Chromium, which may skip one after first paint without an object to observe.
 */
const code = `addEventListener("unhandledrejection",event=>{
if(event.reason instanceof DOMException&&event.reason.message.startsWith("Transition was "))event.preventDefault()
});for(const name of["pageswap","pagereveal"])addEventListener(name,({viewTransition:shown})=>{
if(shown)for(const part of[shown.updateCallbackDone,shown.ready,shown.finished])part.catch(()=>{})
})`;

export function PageTransitions() {
  return <InlineScript code={code} />;
}
