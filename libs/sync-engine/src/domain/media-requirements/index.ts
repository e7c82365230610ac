export * from './media-requirements';
