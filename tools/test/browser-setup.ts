import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks both, and react-router needs them.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// jsdom has no <dialog> methods: open and close as the browser does, as far as tests can see it.
if (typeof HTMLDialogElement !== 'undefined' && !HTMLDialogElement.prototype.showModal) {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.hasAttribute('open')) return;
    this.removeAttribute('open');
    this.dispatchEvent(new Event('close'));
  };
}
// Specs of server rendering run without a window.
if (typeof window !== 'undefined') window.scrollTo = () => undefined;
