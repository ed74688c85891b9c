import 'reflect-metadata';
import { startService } from '@moons/service-kit';
import { membership } from './service.ts';

await startService(membership);
