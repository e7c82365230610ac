import { Injectable } from '@nestjs/common';
import { CreativeFacts, type Disapproval } from '@switchyard/catalog';
import { validationError, type Page, type PlatformId, type Tenant } from '@switchyard/kernel';
import { decodeDisapprovalCursor, encodeDisapprovalCursor } from '../domain';

export interface DisapprovalsRequest {
  readonly platform?: PlatformId;
  readonly limit: number;
  readonly cursor?: string;
}

const badCursor = () =>
  validationError([
    {
      path: 'query.cursor',
      code: 'BAD_FORMAT',
      message: 'cursor must be meta.nextCursor of an earlier answer',
    },
  ]);

/** List what platforms do not let serve, or not everywhere, as they reported last. */
@Injectable()
export class ReadDisapprovals {
  constructor(private readonly creatives: CreativeFacts) {}

  async execute(
    tenant: Tenant,
    { platform, limit, cursor }: DisapprovalsRequest,
  ): Promise<Page<Disapproval>> {
    const after = cursor === undefined ? undefined : decodeDisapprovalCursor(cursor);
    if (cursor !== undefined && !after) throw badCursor();
    const rows = await this.creatives.disapprovals(tenant, {
      ...(platform ? { platform } : {}),
      ...(after ? { after } : {}),
      limit: limit + 1,
    });
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      rows: page,
      nextCursor: rows.length > limit && last ? encodeDisapprovalCursor(last) : null,
    };
  }
}
