import type { Entity } from '../store/entity';
import type { Fields } from '../../json/fields';

/** Members of a group or campaign that only the service writes. */
export function auditMembers({ id, createdAt, modifiedAt, version }: Entity): Fields {
  return {
    id: Number(id),
    test: false,
    changeAuditStamps: { created: { time: createdAt }, lastModified: { time: modifiedAt } },
    version: { versionTag: String(version) },
  };
}
