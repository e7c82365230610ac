export { type BackupManifest, backUpCluster, DamagedBackup } from './base-backup';
export * from './cluster';
export { dataFolderOf, OtherMajorVersion } from './binaries';
export { ClusterRuns, restoreBackup, type RestoredCluster } from './restore-backup';
