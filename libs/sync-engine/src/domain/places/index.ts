export * from './choose-place';
export * from './fold-question';
export * from './place-question';
export * from './unplaced-rows';
