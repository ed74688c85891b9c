import 'reflect-metadata';
import { startService } from '@moons/service-kit';
import { wellness } from './service.ts';

await startService(wellness);
