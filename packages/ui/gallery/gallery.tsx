import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Button, Logo, Page, SkipLink, Stack, ThemeRoot, Toaster, createToasts } from '../src/index.ts';
import { Controls } from './controls.tsx';
import { Surfaces } from './surfaces.tsx';

const toasts = createToasts();
const say = () =>
  toasts.show({ title: 'Reflection saved', description: 'Your words are kept in your journal.' });
const warn = () =>
  toasts.show({
    title: 'Subscription Error',
    description: 'Failed to subscribe',
    variant: 'destructive',
  });

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <ThemeRoot>
        <SkipLink />
        <main id="main">
          <Page
            width="wide"
            above={<Logo />}
            title="Every moon has its own light"
            lead="All components of the product, as they stand on its pages, by day and by night."
            actions={
              <Stack direction="row" wrap gap={3}>
                <Button onClick={say}>Show a toast</Button>
                <Button variant="secondary" onClick={warn}>
                  Show a failing one
                </Button>
              </Stack>
            }
          >
            <Surfaces />
            <Controls />
          </Page>
        </main>
        <Toaster store={toasts} />
      </ThemeRoot>
    </StrictMode>,
  );
}
