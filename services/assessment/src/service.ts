import type { ServiceOptions } from '@moons/service-kit';
import { listAssessments, saveAssessment } from '@moons/contracts/assessment/assessments';
import { listQuestions } from '@moons/contracts/assessment/questions';
import { QuestionsController } from './questions/questions.controller.ts';
import { MailReport } from './report/mail-report.usecase.ts';
import { UnsentReports } from './report/unsent-reports.job.ts';
import { subgraph } from './subgraph.ts';
import { AssessmentsController } from './submissions/assessments.controller.ts';
import { ListAssessments } from './submissions/list-assessments.usecase.ts';
import { SaveAssessment } from './submissions/save-assessment.usecase.ts';
import { submissionModel, Submissions } from './submissions/submission.schema.ts';
import { SubmissionsAccount } from './submissions/submissions-account.usecase.ts';

/** What this service is made of; the tests start the same thing. */
export const assessment: ServiceOptions = {
  name: 'assessment',
  calls: [listQuestions, saveAssessment, listAssessments],
  controllers: [QuestionsController, AssessmentsController],
  providers: [Submissions, SaveAssessment, ListAssessments, SubmissionsAccount, MailReport, UnsentReports],
  models: [submissionModel],
  subgraph,
  exportMember: (memberId, app) => app.get(SubmissionsAccount).export(memberId),
  eraseMember: (memberId, app, session) => app.get(SubmissionsAccount).erase(memberId, session),
};
