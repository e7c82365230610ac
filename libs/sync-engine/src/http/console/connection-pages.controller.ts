import { Body, Controller, Get, Inject, Param, Post, Res } from '@nestjs/common';
import { ReadAssets } from '@switchyard/connecting';
import { MaybeVisitorParam, Page } from '@switchyard/http-kit';
import type { Connection } from '@switchyard/identity/domain';
import {
  alertText,
  ChangeConnection,
  buttonText,
  formText,
  GetConnection,
  goTo,
  type Html,
  OwnCaller,
  PATHS,
  shownProblem,
  showPage,
} from '@switchyard/identity/http';
import {
  type Caller,
  isId,
  isRefusal,
  notFound,
  type PlatformId,
  type Refusal,
  type Visitor,
} from '@switchyard/kernel';
import { type AdPlatform, type AssetChoice, PLATFORMS } from '@switchyard/platforms/domain';
import type { FastifyReply } from 'fastify';
import { html } from 'ghtml';
import { DeleteConnection } from '../../use-cases/adoption/delete-connection';
import { CheckConnection } from '../../use-cases/validation/check-connection';
import { toConnectionCheckDto } from '../validation/connection-check.dto';
import { assetsForm, checkText, factsText, settingsWith } from './connection-parts';

/** One connection: its settings from lists, what its check finds, and its end. */
@Controller('console/connections')
export class ConnectionPages {
  constructor(
    private readonly callers: OwnCaller,
    private readonly getConnection: GetConnection,
    private readonly changeConnection: ChangeConnection,
    private readonly assets: ReadAssets,
    private readonly checkConnection: CheckConnection,
    private readonly deleteConnection: DeleteConnection,
    @Inject(PLATFORMS) private readonly platforms: ReadonlyMap<PlatformId, AdPlatform>,
  ) {}

  @Get(':id')
  @Page()
  show(
    @MaybeVisitorParam() visitor: Visitor | undefined,
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.answer(reply, visitor, id, (caller) => this.page(reply, caller, id));
  }

  @Post(':id')
  @Page()
  save(
    @MaybeVisitorParam() visitor: Visitor | undefined,
    @Param('id') id: string,
    @Body() fields: Readonly<Record<string, string>> | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.write(reply, visitor, id, async (caller) => {
      await this.changeConnection.execute(caller, id, undefined, (current) => ({
        settings: settingsWith(current, fields ?? {}),
      }));
      return html`<p class="notice" role="status">The settings were saved.</p>`;
    });
  }

  @Post(':id/check')
  @Page()
  check(
    @MaybeVisitorParam() visitor: Visitor | undefined,
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.write(reply, visitor, id, async (caller) =>
      checkText(toConnectionCheckDto(await this.checkConnection.execute(caller, id))),
    );
  }

  @Post(':id/delete')
  @Page()
  delete(
    @MaybeVisitorParam() visitor: Visitor | undefined,
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.answer(reply, visitor, id, async (reader, who) => {
      await this.getConnection.execute(reader, id);
      const caller = await this.callers.writing(who, reply.request.id);
      await this.deleteConnection.execute(caller, id, undefined);
      return goTo(reply, PATHS.connections);
    });
  }

  private write(
    reply: FastifyReply,
    visitor: Visitor | undefined,
    id: string,
    work: (caller: Caller) => Promise<Html>,
  ): Promise<string> {
    return this.answer(reply, visitor, id, async (reader, who) => {
      const notice = await work(await this.callers.writing(who, reply.request.id));
      return this.page(reply, reader, id, { notice });
    });
  }

  private async answer(
    reply: FastifyReply,
    visitor: Visitor | undefined,
    id: string,
    work: (caller: Caller, visitor: Visitor) => Promise<string>,
  ): Promise<string> {
    if (!visitor) return goTo(reply, PATHS.signIn);
    // The page of tokens asks to confirm the address.
    if (!visitor.isConfirmed) return goTo(reply, PATHS.home);
    try {
      if (!isId('con', id)) throw notFound();
      return await work(await this.callers.reading(visitor, reply.request.id), visitor);
    } catch (error) {
      const refusal = shownProblem(reply, error);
      if (refusal.code === 'NOT_FOUND') return showPage(reply, NO_CONNECTION, refusal.status);
      const caller = await this.callers.reading(visitor, reply.request.id);
      return this.page(reply, caller, id, { refusal });
    }
  }

  /** What the settings can name, or why the platform did not say. */
  private async choicesOf(caller: Caller, id: string): Promise<readonly AssetChoice[] | string> {
    try {
      return await this.assets.execute(caller, id);
    } catch (error) {
      if (isRefusal(error)) return error.message;
      throw error;
    }
  }

  private async page(
    reply: FastifyReply,
    caller: Caller,
    id: string,
    { notice = '', refusal }: { readonly notice?: Html; readonly refusal?: Refusal } = {},
  ): Promise<string> {
    const connection = await this.getConnection.execute(caller, id);
    const { platform } = connection;
    const platformName = this.platforms.get(platform)?.capabilities.name ?? platform;
    const body = html`!${notice} !${alertText(refusal)} !${factsText(connection, platformName)}
      <h2>Settings</h2>
      !${assetsForm(connection, await this.choicesOf(caller, id))} !${actionsText(connection)}`;
    const page = { title: connection.name, body, isSignedIn: true, isWide: true };
    return showPage(reply, page, refusal?.status);
  }
}

const actionsText = ({ id, name }: Connection): Html =>
  html`<h2>Check</h2>
    <p>Tries the ad account on the platform and says what is missing. Changes nothing there.</p>
    !${formText({ action: `${PATHS.connections}/${id}/check`, button: 'Check now', fields: [] })}
    <h2>Delete</h2>
    <p>
      Refused while campaigns are linked through it. Nothing changes on the platform. With the last
      connection of a grant, the grant ends.
    </p>
    !${buttonText(
      `${PATHS.connections}/${id}/delete`,
      'Delete the connection',
      `Delete the connection ${name}`,
    )}`;

const NO_CONNECTION = {
  title: 'There is no such connection',
  body: html`<p class="refused" role="alert">Your account has no such connection.</p>
    <p><a href="${PATHS.connections}">Connections</a></p>`,
  isSignedIn: true,
};
