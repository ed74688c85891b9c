import { useEffect, useState } from 'react';
import { ErrorState, LoadingState } from '@moons/ui/kernel';
import { loadedPage, loadPage, type PageName } from './pages.ts';

/** One of the shell's own pages, as soon as its code is here. */
export function ShellPageView({ name }: { name: PageName }) {
  const [, redraw] = useState(0);
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  const Page = loadedPage(name);
  const isHere = Page !== undefined;
  useEffect(() => {
    if (isHere) return;
    let wanted = true;
    setFailed(false);
    loadPage(name)
      .then(() => wanted && redraw((count) => count + 1))
      .catch(() => wanted && setFailed(true));
    return () => {
      wanted = false;
    };
  }, [name, isHere, tries]);
  if (Page) return <Page />;
  if (!failed) return <LoadingState label="One moment…" />;
  return (
    <ErrorState title="This page could not be fetched" onRetry={() => setTries(tries + 1)}>
      Please check your connection and try again. What you have saved is safe.
    </ErrorState>
  );
}
