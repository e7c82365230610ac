import { Injectable } from '@nestjs/common';
import { CampaignChangeFacade, CatalogFacade } from '@switchyard/catalog';
import { IdentityFacade } from '@switchyard/identity';
import {
  type Caller,
  Clock,
  type ExpectedVersion,
  Ids,
  type Issue,
  notFound,
  type PageRequest,
  PLATFORM_IDS,
  requireVersion,
  UnitOfWork,
  validationError,
} from '@switchyard/kernel';
import { wrongEventName } from '@switchyard/platforms/domain';
import { type ActionFilter, Actions } from '../../data/actions';
import { ActionPlatforms } from '../../data/remote-actions';
import {
  type ActionChanges,
  type ActionInput,
  conversionActionInUse,
  createAction,
  readEventName,
  type ActionOnPlatformsView,
  reviseAction,
  viewOnPlatforms,
} from '../../domain';

/**
 * Create a conversion action: stored here only; the worker makes it on a platform when something is
 * to be sent there. Throws `NAME_TAKEN`, `LEAD_STAGE_TAKEN`, `EVENT_NAME_TAKEN`.
 */
@Injectable()
export class CreateAction {
  constructor(
    private readonly work: UnitOfWork,
    private readonly actions: Actions,
    private readonly identity: IdentityFacade,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute(caller: Caller, input: ActionInput): Promise<ActionOnPlatformsView> {
    requirePlatformEvents(input);
    const { customEvents = false } = await this.identity.spaceSettings(caller);
    return this.work.run(caller, async () => {
      const action = createAction(caller.spaceId, input, {
        ids: this.ids,
        now: this.clock.now(),
        customEvents,
      });
      await this.actions.insert(action);
      return viewOnPlatforms(action, []);
    });
  }
}

/** Throws `VALIDATION_ERROR` for names that a platform does not take. */
const requirePlatformEvents = ({ platformEvents }: Pick<ActionChanges, 'platformEvents'>): void => {
  const issues = PLATFORM_IDS.flatMap((platform): Issue[] => {
    const name = platformEvents?.[platform];
    const instead = name === undefined ? undefined : wrongEventName(platform, name);
    const path = `/platformEvents/${platform}`;
    return instead === undefined
      ? []
      : [{ path, code: 'BAD_FORMAT', message: `the name must be ${instead}` }];
  });
  if (issues.length > 0) throw validationError(issues);
};

/** A row of a list, with what its page is found by. */
export interface ListedAction {
  readonly id: string;
  readonly createdAt: Date;
  readonly view: ActionOnPlatformsView;
}

/** Get one conversion action, or list them newest first, each with where it was found or made. */
@Injectable()
export class ReadActions {
  constructor(
    private readonly actions: Actions,
    private readonly platforms: ActionPlatforms,
  ) {}

  async get(caller: Caller, id: string): Promise<ActionOnPlatformsView> {
    const action = await this.actions.find(caller, id);
    if (!action) throw notFound();
    return viewOnPlatforms(action, (await this.platforms.of(caller, [id])).get(id) ?? []);
  }

  /** One row more than the page's limit means that there is another page. */
  async list(
    caller: Caller,
    filter: ActionFilter,
    page: PageRequest,
  ): Promise<readonly ListedAction[]> {
    const actions = await this.actions.list(caller, canonical(filter), page);
    const placed = await this.platforms.of(
      caller,
      actions.map(({ id }) => id),
    );
    return actions.map((action) => ({
      id: action.id,
      createdAt: action.createdAt,
      view: viewOnPlatforms(action, placed.get(action.id) ?? []),
    }));
  }
}

/** Names of events are compared as those of events are. */
const canonical = ({ eventName, ...filter }: ActionFilter): ActionFilter =>
  eventName === undefined
    ? filter
    : { ...filter, eventName: readEventName(eventName)?.eventName ?? eventName };

/**
 * Change a conversion action. `patch` turns the action as it is read into what changes. Throws
 * `NAME_TAKEN`, `LEAD_STAGE_TAKEN`, `EVENT_NAME_TAKEN`.
 */
@Injectable()
export class UpdateAction {
  constructor(
    private readonly work: UnitOfWork,
    private readonly actions: Actions,
    private readonly platforms: ActionPlatforms,
    private readonly identity: IdentityFacade,
    private readonly clock: Clock,
  ) {}

  async execute(
    caller: Caller,
    id: string,
    expected: ExpectedVersion,
    patch: (current: ActionOnPlatformsView) => ActionChanges,
  ): Promise<ActionOnPlatformsView> {
    const { customEvents = false } = await this.identity.spaceSettings(caller);
    return this.work.run(caller, async () => {
      const before = await this.actions.lock(caller, id);
      if (!before) throw notFound();
      requireVersion(expected, before.version);
      const on = (await this.platforms.of(caller, [id])).get(id) ?? [];
      const changes = patch(viewOnPlatforms(before, on));
      requirePlatformEvents(changes);
      const after = reviseAction(before, changes, {
        now: this.clock.now(),
        customEvents,
      });
      return viewOnPlatforms(
        after === before ? before : await this.actions.replace(before, after),
        on,
      );
    });
  }
}

/**
 * Delete a conversion action that no campaign bids on; by force it is taken from those that do.
 * Throws `CONVERSION_ACTION_IN_USE`.
 */
@Injectable()
export class DeleteAction {
  constructor(
    private readonly work: UnitOfWork,
    private readonly actions: Actions,
    private readonly catalog: CatalogFacade,
    private readonly campaigns: CampaignChangeFacade,
    private readonly clock: Clock,
  ) {}

  execute(caller: Caller, id: string, expected: ExpectedVersion, force: boolean): Promise<void> {
    return this.work.run(caller, async () => {
      const action = await this.actions.lock(caller, id);
      if (!action) throw notFound();
      requireVersion(expected, action.version);
      const campaignIds = force ? [] : await this.catalog.campaignsBiddingFor(caller, id);
      if (campaignIds.length > 0) throw conversionActionInUse(campaignIds);
      await this.campaigns.dropConversionAction(caller, id, this.clock.now());
      await this.actions.remove(caller, id);
    });
  }
}
