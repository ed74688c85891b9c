import 'reflect-metadata';
import { startService } from '@moons/service-kit';
import { learning } from './service.ts';

await startService(learning);
