/** Gives dialogs the methods that jsdom lacks; Escape and focus are tested in a browser, under e2e/. */
export function withDialogs(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
}
