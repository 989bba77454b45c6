/** jsdom lays nothing out: opening a dialog only sets its attribute, which is what tests look at, and nothing scrolls. */
export function standInForBrowser(): void {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  Element.prototype.scrollIntoView ??= () => {};
}
