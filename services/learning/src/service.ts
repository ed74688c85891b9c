import type { ServiceOptions } from '@moons/service-kit';
import { createApplication, getMyApplication } from '@moons/contracts/learning/coach-applications';
import { listCourses } from '@moons/contracts/learning/courses';
import { listRetreats, registerForRetreat } from '@moons/contracts/learning/retreats';
import { CoachApplicationsController } from './coach-applications/coach-applications.controller.ts';
import { coachApplicationModel, CoachApplications } from './coach-applications/coach-application.schema.ts';
import { CreateApplication } from './coach-applications/create-application.usecase.ts';
import { CoursesController } from './courses/courses.controller.ts';
import { ListCourses } from './courses/list-courses.usecase.ts';
import { resourceModel } from './courses/resource.schema.ts';
import { LearningAccount } from './learning-account.usecase.ts';
import { ListRetreats } from './retreats/list-retreats.usecase.ts';
import { registrationModel, Registrations } from './retreats/registration.schema.ts';
import { RegisterForRetreat } from './retreats/register-for-retreat.usecase.ts';
import { retreatModel } from './retreats/retreat.schema.ts';
import { RetreatsController } from './retreats/retreats.controller.ts';
import { SeedLearning } from './seed/seed-learning.usecase.ts';
import { subgraph } from './subgraph.ts';

/** What this service is made of; the tests start the same thing. */
export const learning: ServiceOptions = {
  name: 'learning',
  calls: [listCourses, listRetreats, registerForRetreat, getMyApplication, createApplication],
  controllers: [CoursesController, RetreatsController, CoachApplicationsController],
  providers: [
    ListCourses,
    ListRetreats,
    Registrations,
    RegisterForRetreat,
    CoachApplications,
    CreateApplication,
    LearningAccount,
    SeedLearning,
  ],
  models: [resourceModel, retreatModel, registrationModel, coachApplicationModel],
  subgraph,
  exportMember: (memberId, app) => app.get(LearningAccount).export(memberId),
  eraseMember: (memberId, app, session) => app.get(LearningAccount).erase(memberId, session),
  seed: (app) => app.get(SeedLearning).execute(),
};
