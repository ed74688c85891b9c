import { cloneElement, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { tooltipDefaults } from '@moons/contracts/shell-constants';
import { appear } from './styles.ts';
import { tokens } from './tokens.ts';

const Anchor = styled.span`
  position: relative;
  display: inline-flex;
`;
const Bubble = styled.span`
  position: absolute;
  z-index: 80;
  bottom: calc(100% + 0.5rem);
  left: 50%;
  width: max-content;
  max-width: min(20rem, calc(100vw - 1rem));
  text-wrap: balance;
  padding: 0.5rem 0.875rem;
  transform: translateX(calc(-50% + var(--shift, 0px)));
  color: var(--ground);
  background: var(--ink);
  border-radius: ${tokens.radius.small};
  font: 500 ${tokens.size.small} / 1.4 ${tokens.font.text};
  text-align: left;
  animation: ${appear} ${tokens.motion.quick};
  &[hidden] {
    display: none;
  }
`;

/** When a tooltip last closed: within the skip delay the next one opens at once (visitor spec, section 9). */
let lastClosed = -Infinity;

export interface TooltipProps {
  text: string;
  /** One element that can take the focus. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/** A few words about a control: after 700 ms under the pointer, at once with the focus; Escape hides them. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressed = useRef(false);
  const bubble = useRef<HTMLSpanElement>(null);
  const show = () => {
    clearTimeout(timer.current);
    setOpen(true);
  };
  const hide = () => {
    clearTimeout(timer.current);
    if (open) lastClosed = Date.now();
    setOpen(false);
  };
  const wait = () => {
    if (Date.now() - lastClosed < tooltipDefaults.skipDelayMs) return show();
    clearTimeout(timer.current);
    timer.current = setTimeout(show, tooltipDefaults.openMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, [open]);
  useLayoutEffect(() => {
    const element = bubble.current;
    if (open && element) keepInside(element);
  }, [open]);
  return (
    <Anchor
      onPointerEnter={(event) => event.pointerType !== 'touch' && wait()}
      onPointerLeave={hide}
      onPointerDown={() => {
        pressed.current = true;
        hide();
      }}
      onFocus={() => {
        // A press gives the focus too, and has hidden the words on purpose.
        if (!pressed.current) show();
        pressed.current = false;
      }}
      onBlur={hide}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <Bubble ref={bubble} role="tooltip" id={id} hidden={!open}>
        {text}
      </Bubble>
    </Anchor>
  );
}

/** Moves the bubble sideways so that it stays 8 px inside the window. */
function keepInside(element: HTMLElement): void {
  element.style.setProperty('--shift', '0px');
  const { left, right } = element.getBoundingClientRect();
  const over = Math.max(0, right + 8 - document.documentElement.clientWidth);
  element.style.setProperty('--shift', `${String(Math.max(0, 8 - left) - over)}px`);
}
