import 'reflect-metadata';
import { startService } from '@moons/service-kit';
import { assessment } from './service.ts';

await startService(assessment);
