export * from './check-texts';
export * from './conflict-texts';
export * from './failure-texts';
export * from './finding-texts';
export * from './verdict-texts';
export * from './warning-texts';
