import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFileRegistry, fromBinary, fromJson, type JsonValue } from '@bufbuild/protobuf';
import { FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt';

/** What `node tools/oracles/fetch.mjs` makes of Google's own v25 protos. */
const DESCRIPTION = join(__dirname, '../../../../../.cache/oracles/google-ads-v25.binpb');
const SERVICES = 'google.ads.googleads.v25.services';

/** Throws when an answer is not one of this message, strictly: unknown members, words and types are errors. */
export type AnswerOracle = (message: string, answer: JsonValue) => void;

/** Undefined where nobody fetched the protos. */
export function findAnswerOracle(): AnswerOracle | undefined {
  if (!existsSync(DESCRIPTION)) return undefined;
  const registry = createFileRegistry(
    fromBinary(FileDescriptorSetSchema, readFileSync(DESCRIPTION)),
  );
  return (message, answer) => {
    const known = registry.getMessage(message.includes('.') ? message : `${SERVICES}.${message}`);
    if (!known) throw new Error(`There is no message ${message}`);
    fromJson(known, answer, { registry, ignoreUnknownFields: false });
  };
}
