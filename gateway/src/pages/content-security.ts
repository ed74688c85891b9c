import { createHash } from 'node:crypto';

/** styled-components adds an empty style element and fills it by script: allowed by the hash of nothing. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * What single pages need beyond our own origin. `/subscribe` is entered and left by a full navigation
 * (design, section 5): here a payment provider's addresses are named, for that page alone.
 */
const beyondUs: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  '/subscribe': {},
};

export interface PolicyOptions {
  readonly publicOrigin: string;
  readonly path: string;
  /** `sha256-…` of the page's own inline styles. */
  readonly styleHashes: readonly string[];
}

/** The Content-Security-Policy of one page: nothing but what is named. */
export function contentSecurityPolicy({ publicOrigin, path, styleHashes }: PolicyOptions): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", emptyStyle, ...styleHashes.map((hash) => `'${hash}'`)],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", publicOrigin.replace(/^http/, 'ws')],
    'media-src': ["'self'", 'blob:'],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  const more = beyondUs[path] ?? {};
  for (const [name, sources] of Object.entries(more)) {
    directives[name] = [...(directives[name] ?? []).filter((source) => source !== "'none'"), ...sources];
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Hashes of every `<style>` that stands in the page: fragments of areas bring their own. */
export function inlineStyleHashes(html: string): string[] {
  const styles = html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g);
  return [...styles].map(([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}

/** The other headers of every page. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': [
    'camera=(self)',
    'microphone=(self)',
    'display-capture=(self)',
    'fullscreen=(self)',
    'autoplay=(self)',
    'screen-wake-lock=(self)',
    ...[
      'accelerometer',
      'browsing-topics',
      'geolocation',
      'gyroscope',
      'hid',
      'idle-detection',
      'magnetometer',
      'midi',
      'payment',
      'picture-in-picture',
      'publickey-credentials-get',
      'serial',
      'usb',
      'xr-spatial-tracking',
    ].map((feature) => `${feature}=()`),
  ].join(', '),
};
