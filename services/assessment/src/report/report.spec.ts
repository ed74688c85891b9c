import { describe, expect, it } from '@jest/globals';
import { phaseContent } from '@moons/contracts/assessment/phase-content';
import { AssessmentPhase } from '@moons/contracts/phases';
import { reportMail } from './report-mail.ts';
import { reportText } from './report.ts';

describe.each(AssessmentPhase.options)('the report of %s', (phase) => {
  const text = reportText(phase, 60);

  it('is long, and carries five practices and four resources', () => {
    expect(text.length).toBeGreaterThan(1_500);
    const { practices, resources } = phaseContent[phase];
    expect(practices).toHaveLength(5);
    expect(resources).toHaveLength(4);
    for (const { title } of [...practices, ...resources]) expect(text).toContain(title);
    expect(text).toContain('Phases are not linear');
    expect(text.split('\n').length).toBeGreaterThan(20);
  });

  it('promises no cure', () => {
    for (const word of ['cure', 'heal ', 'healing', 'guarantee'])
      expect(text.toLowerCase()).not.toContain(word);
  });

  it('goes out as HTML and text, under a subject that tells nothing', () => {
    const mail = reportMail(phase, 60);
    expect(mail.subject).toBe('Your Thirteen Moons Profile');
    expect(mail.html).toContain('<ol>');
    expect(mail.html).not.toMatch(/<(script|img|link)/);
    expect(mail.text).toContain(text);
  });
});
