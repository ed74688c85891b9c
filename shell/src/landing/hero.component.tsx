import styled from 'styled-components';
import { AppLink } from '@moons/area-kit/kernel';
import { LinkButton, MoonPhase, Stack, tokens } from '@moons/ui/kernel';

/** The first thing she sees: what this is, and the one act to take. */
export function Hero() {
  return (
    <Frame>
      <Words>
        <Stack gap={6}>
          <h1 tabIndex={-1}>The change is a passage. Walk it by moonlight, not in the dark.</h1>
          <Lead>
            Thirteen Moons keeps you company through perimenopause, menopause and beyond: a place to
            understand where you are, to write, to rest, and to be among women who know.
          </Lead>
          <Stack direction="row" wrap gap={3}>
            <LinkButton as={AppLink} to="/assessment" size="large">
              Begin Your Divine Assessment
            </LinkButton>
          </Stack>
          <Small>30 questions, free report. No account needed.</Small>
        </Stack>
      </Words>
      <Sky aria-hidden="true">
        {year.map((phase) => (
          <MoonPhase key={phase} phase={phase} size={48} />
        ))}
        <MoonPhase phase="golden" size={300} />
      </Sky>
    </Frame>
  );
}

/** Twelve moons of a year, growing and shrinking; the thirteenth is in the middle. */
const year = Array.from({ length: 12 }, (_, month) => month / 12);

const Frame = styled.section`
  display: grid;
  align-items: center;
  gap: clamp(2rem, 5vw, 5rem);
  @media (min-width: ${tokens.breakpoint.wide}) {
    grid-template-columns: 1.15fr 1fr;
    min-height: min(38rem, calc(100dvh - 6rem));
  }
`;
const Words = styled.div`
  max-width: 38rem;
`;
const Lead = styled.p`
  color: var(--ink-soft);
  font-size: clamp(1.125rem, 1rem + 0.6vw, 1.375rem);
  line-height: 1.55;
`;
const Small = styled.p`
  color: var(--ink-soft);
  font-size: ${tokens.size.small};
`;
const onRing = (month: number): string => {
  const angle = (month / 12) * 2 * Math.PI;
  const left = (50 + 45 * Math.sin(angle)).toFixed(2);
  const top = (50 - 45 * Math.cos(angle)).toFixed(2);
  return `svg:nth-child(${String(month + 1)}) { left: ${left}%; top: ${top}%; }`;
};
const ring = year.map((_, month) => onRing(month)).join('');

const Sky = styled.div`
  position: relative;
  width: min(27rem, 100%);
  aspect-ratio: 1;
  margin-inline: auto;
  svg {
    position: absolute;
    width: 10%;
    height: 10%;
    transform: translate(-50%, -50%);
  }
  ${ring}
  svg:last-child .edge {
    stroke-width: 0.75;
  }
  svg:last-child {
    left: 50%;
    top: 50%;
    width: 62%;
    height: 62%;
    filter: drop-shadow(0 0 3rem color-mix(in srgb, var(--gold-fill) 30%, transparent));
  }
`;
