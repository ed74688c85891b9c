import styled from 'styled-components';
import { space } from './tokens.ts';

export interface StackProps {
  /** Steps of 4 px. */
  gap?: number | undefined;
  direction?: 'column' | 'row' | undefined;
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline' | undefined;
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  wrap?: boolean | undefined;
}
const places = { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' } as const;
const stackProps = new Set(['gap', 'direction', 'align', 'justify', 'wrap']);

/** Children in a column (or a row), evenly apart; `as` may make it a list. */
export const Stack = styled.div.withConfig({
  shouldForwardProp: (prop) => !stackProps.has(prop),
})<StackProps>`
  display: flex;
  flex-direction: ${({ direction = 'column' }) => direction};
  flex-wrap: ${({ wrap }) => (wrap ? 'wrap' : 'nowrap')};
  gap: ${({ gap = 4 }) => space(gap)};
  align-items: ${({ align, direction }) => align ?? (direction === 'row' ? 'center' : 'stretch')};
  justify-content: ${({ justify = 'start' }) => places[justify]};
  min-width: 0;
  &:is(ul, ol) {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export interface GridProps {
  /** The least width of a column, as a CSS length or in px. */
  min?: string | number | undefined;
  /** Steps of 4 px. */
  gap?: number | undefined;
}
const gridProps = new Set(['min', 'gap']);
const length = (value: string | number): string => (typeof value === 'number' ? `${String(value)}px` : value);

/** As many equal columns as fit; one on a phone. */
export const Grid = styled.div.withConfig({ shouldForwardProp: (prop) => !gridProps.has(prop) })<GridProps>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ min = '17rem' }) => length(min)}), 1fr));
  gap: ${({ gap = 6 }) => space(gap)};
  &:is(ul, ol) {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;
