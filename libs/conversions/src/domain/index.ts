export * from './action/action-input';
export * from './action/action-view';
export * from './action/conversion-action';
export * from './action/refusals';
export * from './action/write-action';
