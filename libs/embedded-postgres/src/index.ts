export * from './cluster';
export { dataFolderOf } from './binaries';
export * from './free-port';
