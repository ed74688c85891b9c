import { listPlans } from '@moons/contracts/membership/plans';
import { Controller } from '@nestjs/common';
import { Handles } from '@moons/service-kit';
import { catalogue } from './catalogue.ts';

@Controller()
export class PlansController {
  @Handles(listPlans)
  list() {
    return catalogue;
  }
}
