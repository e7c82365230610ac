export * from './meta-ads';
