import { Controller } from '@nestjs/common';
import { Handles } from '@moons/service-kit';
import { listQuestions } from '@moons/contracts/assessment/questions';
import type { Question } from '@moons/contracts/assessment/questions';
import { questions } from './questions.ts';

@Controller()
export class QuestionsController {
  @Handles(listQuestions)
  list(): readonly Question[] {
    return questions;
  }
}
