import { Injectable } from '@nestjs/common';
import { draftOfAction, type Finding, type SinkTarget } from '../../domain';
import { EnsureActions, remoteOf } from './ensure-actions';
import type { Errand } from './errand';
import { RemoteActions, type KnownAction } from './remote-actions';

type Known = ReadonlyMap<string, KnownAction>;

/** What the actions of a batch are called on the platform, asked of the database with one statement and of the platform for none that nothing is sent for. */
@Injectable()
export class Targets {
  constructor(
    private readonly actions: RemoteActions,
    private readonly ensure: EnsureActions,
  ) {}

  known({ tenant, connectionId }: Errand, actionIds: readonly string[]): Promise<Known> {
    return this.actions.of(tenant, connectionId, [...new Set(actionIds)]);
  }

  /** As far as it is known, for judging what needs no platform; a finding for what was deleted or paused. */
  provisional(
    { platform }: Errand,
    known: Known,
    actionId: string,
  ): SinkTarget | { readonly finding: Finding } {
    const one = known.get(actionId);
    if (!one) return { finding: REMOVED };
    if (one.action.status === 'PAUSED') return { finding: PAUSED };
    return { platform, action: draftOfAction(one.action), remote: remoteOf(one.remote) };
  }

  /** Throws PlatformFailure. */
  async final(
    errand: Errand,
    known: Known,
    actionIds: readonly string[],
  ): Promise<(actionId: string) => SinkTarget | { readonly finding: Finding }> {
    const wanted = new Set(actionIds);
    const ensured = await this.ensure.execute(
      errand,
      [...known.values()].filter(({ action }) => wanted.has(action.id)),
    );
    return (actionId) => {
      const [one, found] = [known.get(actionId), ensured.get(actionId)];
      if (!one || !found) return { finding: REMOVED };
      return 'finding' in found
        ? found
        : { platform: errand.platform, action: draftOfAction(one.action), remote: found.remote };
    };
  }
}

const REMOVED: Finding = {
  outcome: 'skipped',
  code: 'ACTION_REMOVED',
  message: 'The conversion action was deleted.',
};
const PAUSED: Finding = {
  outcome: 'skipped',
  code: 'ACTION_PAUSED',
  message: 'The conversion action is paused.',
};
