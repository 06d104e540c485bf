import { addMissing } from './missing.ts';

/** Chrome 120, Safari 17. */
export function mendAddresses(addresses: object = URL): void {
  addMissing(addresses, {
    canParse(address: string, base?: string) {
      try {
        return Boolean(new URL(address, base));
      } catch {
        return false;
      }
    },
  });
}

/** Safari 16: sends a form as a press on its button would, so that its checks and listeners are asked. */
export function mendForms(prototype: object = HTMLFormElement.prototype): void {
  addMissing(prototype, {
    requestSubmit(this: HTMLFormElement, submitter?: HTMLElement) {
      if (submitter) return submitter.click();
      const button = Object.assign(document.createElement('button'), { type: 'submit', hidden: true });
      this.append(button);
      button.click();
      button.remove();
    },
  });
}
