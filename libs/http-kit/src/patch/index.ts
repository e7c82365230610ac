export { acceptPatch } from './accept-patch';
export { acceptWhole } from './accept-whole';
