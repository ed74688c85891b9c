// The asynchronous border lets federation settle the shared modules before React is asked for; the
// question who is signed in is on its way meanwhile.
const earlyUser = fetch('/api/auth/user', { credentials: 'include' });
earlyUser.catch(() => undefined);

import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx')
  .then(({ start }) => start(earlyUser))
  .catch((error: unknown) => {
    console.error(error);
    const notice = document.getElementById('start-failed');
    if (notice) notice.hidden = false;
  });

export {};
