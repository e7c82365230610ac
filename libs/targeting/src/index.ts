export * from './domain';
export { EmbeddedGazetteer } from './data/embedded-gazetteer';
export {
  gazetteerSections,
  type GazetteerSections,
  packGazetteer,
  unpackGazetteer,
} from './data/gazetteer-file';
