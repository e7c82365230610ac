export * from './adopted-again';
export * from './adopted-id';
export * from './adoption';
export * from './adopt-part';
export * from './choose-adoption';
export * from './currency-warning';
export * from './findings';
