import { useState } from 'react';
import styled from 'styled-components';
import type { AuthUser } from '@moons/contracts/membership/profile';
import { AppLink } from '@moons/area-kit/kernel';
import { Button, LinkButton, tokens } from '@moons/ui/kernel';
import { useLoginPage } from '../routing/use-login-page.ts';
import { useShell } from '../shell-context.tsx';

/** Subscribe and Login for visitors; the welcome and Logout for members. */
export function AccountActions({ user, stacked }: { user: AuthUser | null | undefined; stacked?: boolean }) {
  const { session } = useShell();
  const [leaving, setLeaving] = useState(false);
  const login = useLoginPage();
  if (!user)
    return (
      <Row $stacked={stacked}>
        <LinkButton as={AppLink} to="/subscribe" variant="secondary" size="small">
          Subscribe
        </LinkButton>
        <LinkButton as={AppLink} to={login} variant="primary" size="small">
          Login
        </LinkButton>
      </Row>
    );
  const logout = () => {
    setLeaving(true);
    void session.logout();
  };
  return (
    <Row $stacked={stacked}>
      <Welcome>Welcome, Wise Sister</Welcome>
      <Button variant="secondary" size="small" busy={leaving} onClick={logout}>
        Logout
      </Button>
    </Row>
  );
}

const Row = styled.div<{ $stacked?: boolean | undefined }>`
  display: flex;
  align-items: ${({ $stacked }) => ($stacked ? 'stretch' : 'center')};
  flex-direction: ${({ $stacked }) => ($stacked ? 'column' : 'row')};
  gap: 0.75rem;
`;
const Welcome = styled.span`
  color: var(--ink-soft);
  font: italic 440 ${tokens.size.small} / 1.3 ${tokens.font.heading};
  white-space: nowrap;
`;
