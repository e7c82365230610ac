export * from './domain';
export { EmbeddedGazetteer } from './data/embedded-gazetteer';
export { writePlaceLine } from './data/place-line';
