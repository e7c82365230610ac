import { validationError } from '@switchyard/kernel';
import { configIssues } from './config-issues';
import type { ConversionSource, SealedSecret, SourceType } from './conversion-source';
import { isRecord, type Json } from './payload/members';

/** What a caller writes to make a source, its secret sealed. */
export interface NewSource {
  readonly type: SourceType;
  readonly id?: string;
  readonly config?: Json;
}

/** A new source. Throws `VALIDATION_ERROR` with every problem of its configuration. */
export const createSource = (
  spaceId: string,
  { type, id = type, config = {} }: NewSource,
  secret: SealedSecret | null,
  world: { readonly receiverId: string; readonly now: Date },
): ConversionSource => {
  refuseBadConfig(type, config);
  return {
    spaceId,
    id,
    type,
    config,
    secret,
    receiverId: world.receiverId,
    lastReceivedAt: null,
    lastError: null,
    createdAt: world.now,
    updatedAt: world.now,
    version: 1,
  };
};

/** Throws `VALIDATION_ERROR` with every problem. */
export const refuseBadConfig = (type: SourceType, config: Json, path = '/config'): void => {
  const issues = configIssues(type, config, path);
  if (issues.length > 0) throw validationError(issues);
};

/** RFC 7396: members of objects are merged, null takes one away, anything else replaces. */
export const mergeConfig = (stored: Json, given: Json): Json => {
  const merged = new Map<string, unknown>(Object.entries(stored));
  for (const [name, value] of Object.entries(given)) {
    const before = merged.get(name);
    if (value === null) merged.delete(name);
    else {
      merged.set(
        name,
        isRecord(value) ? mergeConfig(isRecord(before) ? before : {}, value) : value,
      );
    }
  }
  return Object.fromEntries(merged);
};
