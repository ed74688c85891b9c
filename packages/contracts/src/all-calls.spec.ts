import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { allCalls } from './all-calls.ts';
import { saveAssessment } from './assessment/assessments.ts';
import { phaseOfTotal, questionIds } from './assessment/questions.ts';
import { ClientMessage } from './circles/chat.ts';
import { createPost } from './community/posts.ts';
import { createApplication } from './learning/coach-applications.ts';
import { createEntry } from './wellness/journal.ts';
import { CheckIn } from './wellness/tracker.ts';

/** Both specification documents, section 7, to the letter. */
const specified = [
  'GET /api/auth/user',
  'GET /api/contemplative/today',
  'POST /api/contemplative/sms-subscribe',
  'POST /api/logout',
  'GET /api/journal',
  'GET /api/assessments',
  'POST /api/anonymous-assessments',
  'GET /api/posts',
  'POST /api/posts',
  'GET /api/retreats',
  'POST /api/retreats/:id/register',
  'GET /api/coach-applications/me',
  'POST /api/coach-applications',
  'GET /api/daily-prompt',
  'POST /api/journal',
  'PUT /api/journal/:id',
  'GET /api/courses',
  'POST /api/create-subscription',
  'POST /api/paypal-subscription',
  'GET /api/streaming/live',
  'GET /api/streaming/upcoming',
  'GET /api/streaming/events',
  'GET /api/streaming/:id',
  'GET /api/streaming/:id/recording/stats',
  'POST /api/streaming/:id/start-recording',
  'POST /api/streaming/:id/stop-recording',
  'GET /api/streaming/:id/recording/download',
  'POST /api/tracker/insight',
  'POST /api/ai-concierge',
];

describe('the declared calls', () => {
  const declared = allCalls.map((call) => `${call.method} ${call.path}`);

  it('hold every call of the specification', () => {
    expect(declared).toEqual(expect.arrayContaining(specified));
  });

  it('are declared once, by id and by address', () => {
    expect(new Set(declared).size).toBe(declared.length);
    expect(new Set(allCalls.map((call) => call.id)).size).toBe(allCalls.length);
  });

  it('name every parameter of their path, and only writes take a body', () => {
    for (const call of allCalls) {
      const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      if (names.length > 0) {
        const sample = Object.fromEntries(names.map((name) => [name, 'abc']));
        expect({ id: call.id, ok: call.params?.safeParse(sample).success }).toEqual({
          id: call.id,
          ok: true,
        });
      }
      if (call.method === 'GET') expect(call.body).toBeUndefined();
    }
  });

  it('become JSON Schema', () => {
    for (const call of allCalls)
      for (const schema of [call.params, call.query, call.body, ...Object.values(call.responses)])
        if (schema) expect(z.toJSONSchema(schema, { io: 'input' })).toHaveProperty('$schema');
  });
});

describe('validation', () => {
  const refuses = (schema: z.ZodMiniType, value: unknown) =>
    expect(schema.safeParse(value).success).toBe(false);

  it('refuses blank and too long texts', () => {
    refuses(createEntry.body, { content: '   ' });
    refuses(createEntry.body, { content: 'x'.repeat(20_001) });
    refuses(createPost.body, { content: '', isAnonymous: false });
    refuses(createApplication.body, { experience: 'x'.repeat(49), motivation: 'x'.repeat(50) });
    expect(createPost.body.safeParse({ content: ' a ', isAnonymous: true }).data?.content).toBe('a');
  });

  it('refuses wrong types and values out of range', () => {
    refuses(createEntry.body, { content: 7 });
    refuses(saveAssessment.body, { phase: 'green', answers: {} });
    refuses(saveAssessment.body, { phase: 'red', answers: { shoes: 'x' } });
    refuses(CheckIn, { date: '2026-02-30' });
    refuses(ClientMessage, { type: 'chat_message', streamId: 's', data: { message: 'hi' } });
    refuses(ClientMessage, { type: 'shout', streamId: 's' });
  });

  it('gives the phase of a total at its borders (visitor spec, section 9)', () => {
    expect([30, 54, 55, 74, 75, 94, 95, 120].map(phaseOfTotal)).toEqual([
      'black',
      'black',
      'white',
      'white',
      'red',
      'red',
      'medicine',
      'medicine',
    ]);
    expect(questionIds).toHaveLength(30);
  });
});
