export * from './cluster';
export * from './data-folder';
