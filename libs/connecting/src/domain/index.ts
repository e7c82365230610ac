export * from './attempt';
