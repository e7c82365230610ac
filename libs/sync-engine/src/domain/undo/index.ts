export * from './done';
export * from './made-by-sync';
export * from './set-back';
export * from './set-back-changes';
export * from './undo-warnings';
export * from './undo-world';
