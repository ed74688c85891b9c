export { testService, type CallOptions, type TestAnswer, type TestService } from './test-service.ts';
export { realParts, startMongo, startRedis, type RealPart, type RealParts } from './real-parts.ts';
export { startIssuer, type TestIssuer, type TokenClaims } from './issuer.ts';
export { freePort } from './free-port.ts';
export { eventually } from './eventually.ts';
