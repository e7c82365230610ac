export * from './days-to-read';
export * from './fits-the-day';
export * from './pieces-of';
export * from './try-again-after';
