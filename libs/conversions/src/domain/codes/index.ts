export * from './conversion-warning-texts';
export * from './delivery-texts';
export * from './fault-texts';
export * from './skip-texts';
