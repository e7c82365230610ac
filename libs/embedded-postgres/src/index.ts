export { type BackupManifest, backUpCluster, DamagedBackup } from './base-backup';
export * from './cluster';
export { dataFolderOf } from './binaries';
export { OtherMajorVersion } from './major-version';
export { ClusterRuns, restoreBackup, type RestoredCluster } from './restore-backup';
