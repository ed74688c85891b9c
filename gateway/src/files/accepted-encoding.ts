export type Encoding = 'br' | 'gzip';

/** The encodings that a client takes, the smaller first. */
export function acceptedEncodings(header: string | string[] | undefined): Encoding[] {
  const accepted = new Map<string, number>();
  for (const part of String(header ?? '').split(',')) {
    const [name = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    accepted.set(name, quality ? Number(quality.slice(2)) : 1);
  }
  const takes = (name: Encoding) => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0;
  return (['br', 'gzip'] as const).filter(takes);
}

export const encodingSuffix = { br: '.br', gzip: '.gz' } as const;
