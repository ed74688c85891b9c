import { Controller } from '@nestjs/common';
import { Handles } from '@moons/service-kit';
import { listCourses } from '@moons/contracts/learning/courses';
import type { Resource } from '@moons/contracts/learning/courses';
import { ListCourses } from './list-courses.usecase.ts';

@Controller()
export class CoursesController {
  constructor(private readonly listing: ListCourses) {}

  @Handles(listCourses)
  list(): Promise<Resource[]> {
    return this.listing.execute();
  }
}
