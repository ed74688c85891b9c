import { phaseContent } from '@moons/contracts/assessment/phase-content';
import { maximumTotal, scoreRanges } from '@moons/contracts/assessment/questions';
import { brand } from '@moons/contracts/brand';
import { phaseNames } from '@moons/contracts/phases';
import type { AssessmentPhase } from '@moons/contracts/phases';
import { closing, phaseReports } from './content/phase-reports.ts';

export interface ReportSection {
  heading: string;
  paragraphs: readonly string[];
  list: boolean;
}

export interface Report {
  title: string;
  phaseTitle: string;
  lead: string;
  sections: readonly ReportSection[];
}

/** The report of a phase; text, mail and page are made from this one. */
export function reportOf(phase: AssessmentPhase, totalPoints: number): Report {
  const { description, practices, resources } = phaseContent[phase];
  const { meaning, gentleNotes } = phaseReports[phase];
  const [from, to] = scoreRanges[phase];
  const lines = (items: readonly { title: string; text: string }[]) =>
    items.map((each) => `${each.title}: ${each.text}`);
  return {
    title: `Your ${brand} Profile`,
    phaseTitle: phaseNames.assessmentTitle[phase],
    lead: `${totalPoints} of ${maximumTotal} points (${from} to ${to} is this phase). ${description}`,
    sections: [
      { heading: 'What this phase means', paragraphs: meaning, list: false },
      { heading: 'Five practices for you', paragraphs: lines(practices), list: true },
      { heading: 'Four things that may help', paragraphs: lines(resources), list: true },
      { heading: 'Gentle notes', paragraphs: [...gentleNotes, closing], list: false },
    ],
  };
}

/** The report as plain text with line breaks, to stand below its title (visitor spec, section 2, full profile view). */
export function reportText(phase: AssessmentPhase, totalPoints: number): string {
  const { phaseTitle, lead, sections } = reportOf(phase, totalPoints);
  return [
    phaseTitle,
    lead,
    ...sections.map(({ heading, paragraphs, list }) =>
      list
        ? `${heading}\n${paragraphs.map((each, index) => `${index + 1}. ${each}`).join('\n')}`
        : `${heading}\n${paragraphs.join('\n\n')}`,
    ),
  ].join('\n\n');
}
