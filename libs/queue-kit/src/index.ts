export * from './notifier';
export * from './redis-eviction';
export * from './dead-letters';
export * from './work-runner';
export * from './held-lease';
export { type Lease, LeaseLost, Leases, type TakenLease } from './leases';
export { migrateQueue, queueMigrations } from './migrations';
export * from './work-item';
export { QueueDoors } from './queue-doors';
export * from './queue.module';
export { QUEUE_SETTINGS, type QueueSettings } from './settings';
export { Sweeper, Watchdog } from './sweeper';
export * from './outbox';
export {
  AdministerWork,
  type StuckWork,
  WORK_STATES,
  type WorkFilter,
  type WorkState,
} from './stuck-work';
export { TimerWaiting } from './timer-waiting';
