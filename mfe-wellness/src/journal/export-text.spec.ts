import { exportOf } from './export-text.ts';

it('names the file by the day and writes plain text', () => {
  const date = new Date(2025, 1, 3, 23, 30);
  expect(exportOf({ prompt: 'Why?', content: 'Because.', date })).toEqual({
    fileName: 'reflection-2025-02-03.txt',
    text: 'Reflection of 2025-02-03\n\nPrompt: Why?\n\nBecause.\n',
  });
  expect(exportOf({ content: 'Alone.', date }).text).not.toContain('Prompt');
});
