/** jsdom has no modal dialogs: these open and close without a top layer. */
export function stubDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}

/** jsdom has no highlights either. Returns the text that the page hides at this moment. */
export function stubHighlights(): () => string {
  const highlights = new Map<string, Set<Range>>();
  class Highlight extends Set<Range> {
    constructor(...ranges: Range[]) {
      super(ranges);
    }
  }
  Object.assign(globalThis, { Highlight, CSS: { highlights } });
  return () => [...highlights.values()].flatMap((ranges) => [...ranges].map(String)).join('');
}

/** What the style sheet does where scripts run and motion is welcome: the text waits out of sight. */
export function hideWaitingText(): void {
  const style = document.createElement('style');
  style.textContent = '[data-state="waiting"] { opacity: 0 }';
  document.head.append(style);
}
