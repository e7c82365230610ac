export * from './use-cases/attempts';
