import 'reflect-metadata';
import { startService } from '@moons/service-kit';
import { circles } from './circles.definition.ts';

await startService(circles);
