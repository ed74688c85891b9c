/** One of the 104 yearly insights: two to a week, the first from Monday, the second from Thursday. */
export interface Insight {
  insight: string;
  action: string;
  somaticPractice: string;
}

/** A week of the year: its two insights. */
export type Week = readonly [Insight, Insight];
