export * from './reddit-ads';
