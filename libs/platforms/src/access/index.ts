export * from './access-tokens';
export * from './grant';
