/** Font files of the two families (Latin), as the shell's build names them under `base`. */
export const fontFileNames = {
  heading: 'fraunces-latin-wght-normal.woff2',
  headingItalic: 'fraunces-latin-wght-italic.woff2',
  text: 'figtree-latin-wght-normal.woff2',
} as const;

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

const face = (family: string, style: string, weights: string, url: string): string =>
  `@font-face{font-family:'${family}';font-style:${style};font-display:swap;font-weight:${weights};src:url('${url}') format('woff2');unicode-range:${latin}}`;

/** A local face stretched to the measures of ours, so that nothing moves when the file arrives. */
const fallback = (family: string, locals: string[], adjust: [string, string, string]): string =>
  `@font-face{font-family:'${family}';src:${locals.map((l) => `local('${l}')`).join(',')};` +
  `size-adjust:${adjust[0]};ascent-override:${adjust[1]};descent-override:${adjust[2]};line-gap-override:0%}`;

/**
 * The style sheet of the product's fonts.
 * @param base address of the folder of the font files, without a slash at its end, e.g. `/shell/1a2b3c/fonts`
 */
export function fontFaces(base: string): string {
  return [
    face('Fraunces Variable', 'normal', '100 900', `${base}/${fontFileNames.heading}`),
    face('Fraunces Variable', 'italic', '100 900', `${base}/${fontFileNames.headingItalic}`),
    face('Figtree Variable', 'normal', '300 900', `${base}/${fontFileNames.text}`),
    // Measured: our face's mean width of running text over the local face's, and our ascent and descent over that.
    fallback('Fraunces Fallback', ['Georgia', 'Gelasio'], ['104.41%', '93.67%', '24.42%']),
    fallback(
      'Fraunces Fallback Times',
      ['Times New Roman', 'Liberation Serif', 'Times'],
      ['115.78%', '84.47%', '22.02%'],
    ),
    fallback(
      'Figtree Fallback',
      ['Arial', 'Liberation Sans', 'Helvetica', 'Roboto'],
      ['100.68%', '94.36%', '24.83%'],
    ),
  ].join('');
}
