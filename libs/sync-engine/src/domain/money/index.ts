export * from './campaign-spend';
export * from './days-of-month';
export * from './spend-of-plan';
export * from './worst-case';
