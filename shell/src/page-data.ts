import { PageData, pageDataId } from '@moons/contracts/platform/revision';

export type AreaEntry = PageData['areas'][number];
const empty: PageData = { revision: 0, areas: [] };

/** What the gateway wrote into this page: the resolved areas. Without it the shell's own pages still work. */
export function readPageData(page: Document = document): PageData {
  const text = page.getElementById(pageDataId)?.textContent?.trim();
  if (!text) return empty;
  const parsed = PageData.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : empty;
}
