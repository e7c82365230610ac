export * from './choose-place';
export * from './fold-question';
export * from './unplaced-rows';
