import { brand } from '@moons/contracts/brand';
import type { AssessmentPhase } from '@moons/contracts/phases';
import { reportOf, reportText } from './report.ts';
import type { ReportSection } from './report.ts';

export interface ReportMail {
  subject: string;
  html: string;
  text: string;
}

const escape = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

const styles = {
  body: 'margin:0;padding:24px 12px;background:#f6f1ea;color:#2a2350;font-family:Figtree,Segoe UI,Helvetica,Arial,sans-serif;font-size:17px;line-height:1.6',
  card: 'max-width:600px;margin:0 auto;padding:32px 28px;background:#fffdf9;border-radius:20px',
  heading: 'font-family:Fraunces,Georgia,serif;font-weight:600;color:#2a2350',
};

function section({ heading, paragraphs, list }: ReportSection): string {
  const items = list
    ? `<ol>${paragraphs.map((each) => `<li style="margin-bottom:8px">${escape(each)}</li>`).join('')}</ol>`
    : paragraphs.map((each) => `<p>${escape(each)}</p>`).join('');
  return `<h2 style="${styles.heading};font-size:21px">${escape(heading)}</h2>${items}`;
}

/** The report as a mail. The subject names no phase: it may be read over her shoulder. */
export function reportMail(phase: AssessmentPhase, totalPoints: number): ReportMail {
  const { title, phaseTitle, lead, sections } = reportOf(phase, totalPoints);
  return {
    subject: title,
    text: `${title}\n\n${reportText(phase, totalPoints)}\n\nWith care,\n${brand}\n`,
    html: [
      '<!doctype html><html lang="en"><head><meta charset="utf-8">',
      `<meta name="viewport" content="width=device-width"><title>${escape(title)}</title></head>`,
      `<body style="${styles.body}"><div style="${styles.card}">`,
      `<h1 style="${styles.heading};font-size:28px">${escape(title)}<br>${escape(phaseTitle)}</h1><p>${escape(lead)}</p>`,
      ...sections.map(section),
      `<p>With care,<br>${brand}</p></div></body></html>`,
    ].join(''),
  };
}
