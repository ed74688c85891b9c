import 'reflect-metadata';
import { startService } from '@moons/service-kit';
import { community } from './service.ts';

await startService(community);
