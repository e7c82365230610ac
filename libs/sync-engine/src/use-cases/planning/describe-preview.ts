import { Injectable } from '@nestjs/common';
import type { Tenant } from '@switchyard/kernel';
import { Previews } from '../../data/previews';
import type { DriftEntry, PlannedChange, PlanWarning } from '../../domain/planning/plan';
import {
  type PlanNotice,
  planNotices,
  type PlatformPlan,
  type Preview,
} from '../../domain/planning/preview';
import type { StoredPart } from '../ports';

const SHOWN_CHANGES = 100;
/** Entries of one list; the summary counts them all. */
export const SHOWN_ENTRIES = 1_000;
const READ_AT_ONCE = 200;

export interface PlatformView {
  readonly plan: PlatformPlan;
  /** The first hundred. */
  readonly changes: readonly PlannedChange[];
}

/** A preview with what its parts say. */
export interface PreviewView {
  readonly preview: Preview;
  readonly platforms: readonly PlatformView[];
  readonly drift: readonly DriftEntry[];
  /** About the whole plan; listed before other warnings, not counted in the summary. */
  readonly notices: readonly PlanNotice[];
  readonly warnings: readonly PlanWarning[];
  /** Objects that vanished on a platform; listed in `warnings`, not counted in the summary. */
  readonly missing: number;
}

/** Gathers what is shown of a plan. */
@Injectable()
export class DescribePreview {
  constructor(private readonly previews: Previews) {}

  async execute(tenant: Tenant, preview: Preview): Promise<PreviewView> {
    if (preview.status !== 'ready') {
      return { preview, platforms: [], drift: [], notices: [], warnings: [], missing: 0 };
    }
    const platforms: PlatformView[] = [];
    for (const plan of preview.platforms) {
      platforms.push({ plan, changes: await this.firstChanges(tenant, preview.id, plan) });
    }
    const drift = await this.previews.listed(tenant, preview.id, 'drift', SHOWN_ENTRIES);
    const missing = await this.previews.listed(tenant, preview.id, 'missing', SHOWN_ENTRIES);
    const warnings = await this.previews.listed(tenant, preview.id, 'warnings', SHOWN_ENTRIES);
    const shown = [...missing.entries.map(remoteMissing), ...warnings.entries].slice(
      0,
      SHOWN_ENTRIES,
    );
    return {
      preview,
      platforms,
      drift: drift.entries,
      notices: planNotices(preview),
      warnings: shown,
      missing: missing.total,
    };
  }

  /** Changes of one account; a platform may have several, and the plan's order mixes them. */
  private async firstChanges(
    tenant: Tenant,
    previewId: string,
    { platform, connectionId, changes: total }: PlatformPlan,
  ): Promise<readonly PlannedChange[]> {
    const shown: PlannedChange[] = [];
    const wanted = Math.min(total, SHOWN_CHANGES);
    for (let after = 0, isMore = true; isMore && shown.length < wanted;) {
      const rows = await this.previews.changes(
        tenant,
        previewId,
        { platform },
        after,
        READ_AT_ONCE,
      );
      shown.push(
        ...rows.flatMap(({ change }) =>
          change.address.connectionId === connectionId ? [change] : [],
        ),
      );
      after = rows.at(-1)?.seq ?? after;
      isMore = rows.length === READ_AT_ONCE;
    }
    return shown.slice(0, wanted);
  }
}

/** Listed before other warnings: nothing of it is sent or made again. */
const remoteMissing = (address: StoredPart['missing'][number]): PlanWarning => ({
  address,
  code: 'REMOTE_MISSING',
  field: '',
  message:
    'The object no longer exists on the platform. It is not created again automatically. To create it again, unlink the campaign and sync.',
});
