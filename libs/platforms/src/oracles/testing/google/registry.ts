import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createFileRegistry, fromBinary, type FileRegistry } from '@bufbuild/protobuf';
import { FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt';

/** What `node tools/oracles/fetch.mjs` makes. */
const DESCRIPTION = resolve('.cache/oracles/google-ads-v25.binpb');

/** Google's description of its v25 API, whole: built once for a file of specs, it is large. Undefined where nobody fetched it. */
export const loadRegistry = (): FileRegistry | undefined =>
  existsSync(DESCRIPTION)
    ? createFileRegistry(fromBinary(FileDescriptorSetSchema, readFileSync(DESCRIPTION)))
    : undefined;
