// First script of every page, before anything is drawn. (1) The theme that she chose on this device (same
// key as src/theme/theme.ts). (2) On a prerendered page, everything else is loaded once the page is painted
// and the browser is idle, or at her first touch; a link she follows before that is remembered.
(() => {
  const page = document;
  try {
    const chosen = localStorage.getItem('moons-theme');
    if (chosen === 'light' || chosen === 'dark') page.documentElement.dataset.theme = chosen;
  } catch {
    // Storage is closed to us: the device's own preference holds.
  }
  const plan = page.getElementById('moons-boot');
  if (!plan) return;
  const { main, integrity, preload } = JSON.parse(plan.textContent);
  const boot = (window.moonsBoot = { alive: false, followed: null });
  const add = (name, values) => page.head.append(Object.assign(page.createElement(name), values));

  let isLoading = false;
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    for (const [href, proof] of preload)
      add('link', { rel: 'preload', as: 'script', href, integrity: proof });
    add('script', { src: main, integrity });
  };
  for (const sign of ['pointerover', 'touchstart', 'focusin', 'keydown'])
    page.addEventListener(sign, load, { once: true, passive: true, capture: true });

  page.addEventListener(
    'click',
    (event) => {
      const link = event.target.closest?.('a[href^="/"]');
      const isPlain = !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (boot.alive || !link || !isPlain || /^\/(api|auth|subscribe)\b/.test(link.getAttribute('href')))
        return;
      load();
      event.preventDefault();
      event.stopPropagation();
      boot.followed = link.getAttribute('href');
      // A page that does not come alive still has links that work.
      setTimeout(() => boot.alive || location.assign(link.href), 4000);
    },
    true,
  );

  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(load, { timeout: 3000 });
  const whenPainted = () => requestAnimationFrame(() => requestAnimationFrame(whenIdle));
  if (page.readyState === 'complete') whenPainted();
  else addEventListener('load', whenPainted);
})();
