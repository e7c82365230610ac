export * from './create-microsoft-ads';
