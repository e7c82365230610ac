import { Body, Controller, Get, Param, Post, Res } from '@nestjs/common';
import { MaybeVisitorParam, Page, validateBody } from '@switchyard/http-kit';
import type { Connection } from '@switchyard/identity/domain';
import {
  alertText,
  goTo,
  type Html,
  ListConnections,
  OwnCaller,
  PATHS,
  shownRefusal,
  showPage,
  tableText,
} from '@switchyard/identity/http';
import { isId, notFound, type PlatformId, type Refusal, type Visitor } from '@switchyard/kernel';
import type { FastifyReply } from 'fastify';
import { html } from 'ghtml';
import { LeaveForConsent, StartAttempt } from '../../use-cases/attempts';
import { EnterKey } from '../../use-cases/enter-key';
import { type GrantView, ReadConnect } from '../../use-cases/read-connect';
import { RevokeGrant } from '../../use-cases/revoke-grant';
import type { ConnectablePlatform } from '../../use-cases/vendors';
import { EnterKeyDto, StartAttemptDto, toEnteredKey } from '../attempt.dto';
import { connectText, keyForm, showConsentLink, startForm } from './connect-forms';
import { grantsTable, missingText, personOf } from './grants-table';

type Fields = Readonly<Record<string, string>>;

const nameIn =
  (platforms: readonly ConnectablePlatform[]) =>
  (platform: PlatformId): string =>
    platforms.find((one) => one.platform === platform)?.name ?? platform;

const connectionsTable = (
  connections: readonly Connection[],
  grants: readonly GrantView[],
  nameOf: (platform: PlatformId) => string,
): Html =>
  connections.length === 0
    ? html`<p>No ad account is connected yet.</p>`
    : tableText(
        ['Name', 'Platform', 'Ad account', 'Status', 'Grant of'],
        connections.map(({ id, name, platform, externalAccountId, status, grantId }) => {
          const grant = grants.find((one) => one.id === grantId);
          return [
            { part: html`<a href="${PATHS.connections}/${id}">${name}</a>` },
            nameOf(platform),
            { part: html`<code>${externalAccountId}</code>` },
            status,
            grant ? personOf(grant) : 'none: pasted credentials',
          ];
        }),
      );

/** The body that the API takes, from the fields of the form. A key that is no JSON is judged as it is. */
const keyBodyOf = ({ platform, kind, key, grantId }: Fields): object => ({
  platform,
  ...(kind === 'serviceAccount' ? { serviceAccount: objectIn(key) } : { apiKey: key }),
  ...(grantId === undefined ? {} : { grantId }),
});

const objectIn = (text = ''): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

const startBodyOf = ({ platform, grantId }: Fields): object => ({
  platform,
  ...(grantId === undefined ? {} : { grantId }),
});

/** Connections, grants and the ways to new ones, for a browser without script. */
@Controller('console/connections')
export class ConnectionsPages {
  constructor(
    private readonly read: ReadConnect,
    private readonly connections: ListConnections,
    private readonly callers: OwnCaller,
    private readonly starting: StartAttempt,
    private readonly leaving: LeaveForConsent,
    private readonly keys: EnterKey,
    private readonly revoking: RevokeGrant,
  ) {}

  @Get()
  @Page()
  show(
    @MaybeVisitorParam() visitor: Visitor | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.answer(reply, visitor, (who) => this.page(reply, who));
  }

  @Post('start')
  @Page()
  start(
    @MaybeVisitorParam() visitor: Visitor | undefined,
    @Body() values: Fields,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.answer(reply, visitor, async (who) => {
      const body = validateBody(StartAttemptDto, startBodyOf(values)) as StartAttemptDto;
      const { id } = await this.starting.execute(who, body);
      const { authorizeUrl } = await this.leaving.execute(who, id);
      return showConsentLink(reply, this.nameOf(body.platform), authorizeUrl);
    });
  }

  @Post('keys')
  @Page()
  enterKey(
    @MaybeVisitorParam() visitor: Visitor | undefined,
    @Body() values: Fields,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.answer(reply, visitor, async (who) => {
      const body = validateBody(EnterKeyDto, keyBodyOf(values)) as EnterKeyDto;
      const { id } = await this.keys.execute(who, toEnteredKey(body));
      return goTo(reply, `${PATHS.attempts}/${id}`);
    });
  }

  @Get('grants/:id/renew')
  @Page()
  renew(
    @MaybeVisitorParam() visitor: Visitor | undefined,
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.answer(reply, visitor, async (who) => {
      if (!isId('gnt', id)) throw notFound();
      return this.renewPage(reply, await this.read.grant(who, id));
    });
  }

  @Post('grants/:id/revoke')
  @Page()
  revoke(
    @MaybeVisitorParam() visitor: Visitor | undefined,
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.answer(reply, visitor, async (who) => {
      if (!isId('gnt', id)) throw notFound();
      const { withdrawAt, platform } = await this.read.grant(who, id);
      await this.revoking.execute(who, id);
      return this.page(reply, who, { notice: revokedText(this.nameOf(platform), withdrawAt) });
    });
  }

  private nameOf(platform: PlatformId): string {
    return nameIn(this.read.platforms())(platform);
  }

  private async answer(
    reply: FastifyReply,
    visitor: Visitor | undefined,
    work: (visitor: Visitor) => string | Promise<string>,
  ): Promise<string> {
    if (!visitor) return goTo(reply, PATHS.signIn);
    // The page of tokens asks to confirm the address.
    if (!visitor.isConfirmed) return goTo(reply, PATHS.home);
    try {
      return await work(visitor);
    } catch (error) {
      return this.page(reply, visitor, { refusal: shownRefusal(reply, error) });
    }
  }

  private renewPage(reply: FastifyReply, grant: GrantView): string {
    const platforms = this.read.platforms();
    const known = platforms.find(({ platform }) => platform === grant.platform);
    const name = known?.name ?? grant.platform;
    const keys = (known?.keys ?? []).map((key) => keyForm(known!, key, grant.id)).join('');
    const body = html`<p>
        ${personOf(grant)} allowed this. Connections that use the grant:
        ${grant.connections.length}. All of them are ACTIVE as soon as the same person consents
        again, or the key is entered again.
      </p>
      <h2>Missing permissions</h2>
      !${missingText(grant)}
      <h2>Renew</h2>
      !${known?.byConsent ? startForm(grant.platform, `Renew at ${name}`, grant.id) : ''} !${keys}`;
    return showPage(reply, { title: `Renew the grant at ${name}`, body, isSignedIn: true });
  }

  private async page(
    reply: FastifyReply,
    visitor: Visitor,
    { notice = '', refusal }: { readonly notice?: Html; readonly refusal?: Refusal } = {},
  ): Promise<string> {
    const caller = await this.callers.reading(visitor, reply.request.id);
    const [connections, grants] = await Promise.all([
      this.connections.execute(caller),
      this.read.grants(visitor),
    ]);
    const platforms = this.read.platforms();
    const nameOf = nameIn(platforms);
    const body = html`!${notice} !${alertText(refusal)}
      <p><a class="button" href="#connect">Connect an ad account</a></p>
      <h2>Ad accounts</h2>
      !${connectionsTable(connections, grants, nameOf)}
      <h2>Grants</h2>
      !${grantsTable(grants, nameOf)} !${connectText(platforms)}`;
    const options = { title: 'Connections', body, isSignedIn: true, isWide: true };
    return showPage(reply, options, refusal?.status);
  }
}

const revokedText = (name: string, withdrawAt: string | null): Html =>
  html`<div class="notice" role="status">
    <p>The grant was ended, and its secrets were deleted.</p>
    !${
      withdrawAt === null
        ? ''
        : html`<p>
            You can also remove the application at ${name}:
            <a href="${withdrawAt}" rel="noreferrer">${withdrawAt}</a>
          </p>`
    }
  </div>`;
