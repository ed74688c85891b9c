import styled from 'styled-components';

/** The quiet line of a card: what it is, how long, where. */
export const Facts = styled.p`
  color: var(--ink-soft);
  font-size: 0.9375rem;
`;

/** The button stands at the foot of a card, whatever the length of the text above it. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1rem;
  align-items: center;
  justify-content: space-between;
  margin-top: auto;
`;
