export * from './days-needed';
export * from './quota-cost';
export * from './quota-standing';
