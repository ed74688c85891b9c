import type { PageData } from '@moons/contracts/platform/revision';
import { pageDataId } from '@moons/contracts/platform/page-constants';

export type AreaEntry = PageData['areas'][number];
const empty: PageData = { revision: 0, areas: [] };

/**
 * What the gateway wrote into this page: the resolved areas. Without it the shell's own pages still work.
 * The gateway built it from a checked revision, so it is not checked a second time in each browser.
 */
export function readPageData(page: Document = document): PageData {
  const text = page.getElementById(pageDataId)?.textContent?.trim();
  return text ? (JSON.parse(text) as PageData) : empty;
}
