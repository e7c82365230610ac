export * from './set-back';
export * from './set-back-changes';
export * from './undo-warnings';
