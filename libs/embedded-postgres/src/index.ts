export { type BackupManifest, backUpCluster, DamagedBackup } from './base-backup';
export * from './cluster';
export { dataFolderOf } from './binaries';
export * from './free-port';
export { OtherMajorVersion } from './major-version';
export { ClusterRuns, restoreBackup, type RestoredCluster } from './restore-backup';
