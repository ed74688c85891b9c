import { useId } from 'react';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { FieldHint, FieldLabel } from './field.tsx';
import { bar } from './progress.tsx';
import { Stack } from './layout.tsx';
import { tokens } from './tokens.ts';

const thumb = css`
  width: 1.75rem;
  height: 1.75rem;
  border: 3px solid var(--raised);
  border-radius: 50%;
  background: var(--rose);
  box-shadow:
    0 0 0 1px var(--rose),
    var(--shadow);
  cursor: grab;
`;
const Track = styled.div`
  position: relative;
  /* The fill ends under the middle of the thumb: its track is one thumb shorter than the control. */
  progress {
    ${bar}
    position: absolute;
    top: calc(50% - 0.25rem);
    left: 0.875rem;
    width: calc(100% - 1.75rem);
  }
  input {
    position: relative;
    display: block;
    width: 100%;
    height: ${tokens.target};
    margin: 0;
    background: transparent;
    appearance: none;
    cursor: pointer;
    touch-action: pan-y;
    border-radius: ${tokens.radius.round};
  }
  input::-webkit-slider-thumb {
    appearance: none;
    ${thumb}
  }
  input::-moz-range-thumb {
    box-sizing: border-box;
    ${thumb}
  }
  input:focus-visible {
    outline-offset: 0;
  }
`;
const Value = styled.output`
  color: var(--rose);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

export interface SliderProps {
  label: ReactNode;
  hint?: ReactNode;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  value: number;
  onChange: (value: number) => void;
  /** The value in words, shown and said: `(7) => '7 of 10'`. */
  describe?: ((value: number) => string) | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
}

/** A number between two ends, by the browser's own range control, with its value in sight. */
export function Slider(props: SliderProps) {
  const {
    label,
    hint,
    min = 0,
    max = 10,
    step = 1,
    value,
    onChange,
    describe = String,
    name,
    disabled,
  } = props;
  const id = useId();
  return (
    <Stack gap={1}>
      <Stack direction="row" justify="between" align="baseline">
        <FieldLabel htmlFor={id}>{label}</FieldLabel>
        {/* The control says its value itself. */}
        <Value htmlFor={id} aria-hidden="true">
          {describe(value)}
        </Value>
      </Stack>
      {hint !== undefined && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      <Track>
        <progress value={value - min} max={max - min || 1} aria-hidden="true" />
        <input
          id={id}
          type="range"
          name={name}
          min={min}
          max={max}
          step={step}
          value={value}
          disabled={disabled}
          aria-valuetext={describe(value)}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      </Track>
    </Stack>
  );
}
