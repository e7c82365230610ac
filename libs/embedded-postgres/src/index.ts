export * from './cluster';
export * from './data-folder';
export * from './free-port';
