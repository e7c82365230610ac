export * from './marked-name';
