import { useEffect, useId, useRef } from 'react';
import type { MouseEvent, PointerEvent, ReactNode, SyntheticEvent } from 'react';
import { Button } from './button.tsx';
import { Body, Bottom, Frame, Head, Lead } from './dialog-styles.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface DialogProps {
  open: boolean;
  /** Asked for by Escape, the close button and a click beside the dialog. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** The acts; on a phone they span the sheet, the first one lowest. */
  footer?: ReactNode;
}

/** Opens modally where the browser can (jsdom cannot), and puts the focus on `[data-autofocus]` or the title. */
function openModally(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else dialog.setAttribute('open', '');
  (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector('h2'))?.focus();
}

/** A dialog over the page; below 640 px a sheet from its lower edge (design, section 11). */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ onClose, title, description, children, footer }: Omit<DialogProps, 'open'>) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  useEffect(() => {
    const before = document.activeElement;
    const element = dialog.current;
    if (element) openModally(element);
    return () => {
      if (typeof element?.close === 'function') element.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const cancel = (event: SyntheticEvent) => {
    // The page decides when it closes: a form may want to ask first.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  const closed = () => {
    // Browsers close by a second Escape without asking; a close of our own finds the dialog gone or open again.
    if (dialog.current && !dialog.current.open) onClose();
  };
  const press = (event: PointerEvent) => {
    pressedBeside.current = event.target === event.currentTarget;
  };
  const click = (event: MouseEvent) => {
    // A drag that begins in a field and ends beside the dialog is no click on the backdrop.
    if (pressedBeside.current && event.target === event.currentTarget) onClose();
  };
  return (
    <Frame
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-lead`}
      aria-modal="true"
      onCancel={cancel}
      onClose={closed}
      onPointerDown={press}
      onClick={click}
    >
      <Body>
        <Head>
          <h2 id={`${id}-title`} tabIndex={-1}>
            {title}
          </h2>
          <Button variant="quiet" size="small" icon="close" onClick={onClose}>
            <VisuallyHidden>Close</VisuallyHidden>
          </Button>
        </Head>
        {description !== undefined && <Lead id={`${id}-lead`}>{description}</Lead>}
        {children}
        {footer !== undefined && <Bottom>{footer}</Bottom>}
      </Body>
    </Frame>
  );
}
