export * from './contained';
export * from './unsendable';
