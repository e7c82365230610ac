import { Body, Controller, Get, Param, Post, Res } from '@nestjs/common';
import { MaybeVisitorParam, Page, validateBody, WEBSITE_DAY } from '@switchyard/http-kit';
import { isId, notFound, type Visitor } from '@switchyard/kernel';
import type { FastifyReply } from 'fastify';
import { html } from 'ghtml';
import type { SpaceOfUser } from '../../domain';
import { ReadSpaces } from '../../use-cases/manage-spaces';
import { ManageOwnWebsiteKeys, type UsedWebsiteKey } from '../../use-cases/manage-website-keys';
import { CreateWebsiteKeyDto } from '../app/credentials.dto';
import {
  buttonText,
  type FormField,
  formText,
  goTo,
  type Html,
  PATHS,
  shownRefusal,
  showPage,
  tableText,
} from './page';

type Fields = Readonly<Record<string, string>>;

const MOST_EVENTS = WEBSITE_DAY.events.toLocaleString('en');

const ORIGINS: FormField = {
  name: 'origins',
  label: 'Origins',
  isOptional: true,
  hint: 'Where the key may be used from, with spaces between them, such as https://example.com or https://*.example.com. Empty: from anywhere.',
};

const spaceChoice = (spaces: readonly SpaceOfUser[], chosen: string | undefined): Html =>
  html`<label for="spaceId">Space</label>
    <select id="spaceId" name="spaceId">
      !${spaces
        .map(
          ({ id, name }) =>
            html`<option value="${id}" !${id === chosen ? 'selected' : ''}>${name}</option>`,
        )
        .join('')}
    </select>`;

const bodyOf = ({ spaceId, origins = '' }: Fields): object => ({
  spaceId,
  origins: origins.split(/[\s,]+/).filter(Boolean),
});

const table = (keys: readonly UsedWebsiteKey[], spaces: readonly SpaceOfUser[]): Html =>
  keys.length === 0
    ? html`<p>There are no website keys yet.</p>`
    : tableText(
        ['Key', 'Space', 'Origins', 'Status', `Events today (of ${MOST_EVENTS})`, 'Change'],
        keys.map(({ id, publicId, spaceId, origins, revokedAt, usedToday }) => {
          const path = `${PATHS.websiteKeys}/${id}/revoke`;
          return [
            { part: html`<code>${publicId}</code>` },
            spaces.find((space) => space.id === spaceId)?.name ?? spaceId,
            origins.join(', ') || 'anywhere',
            revokedAt ? 'REVOKED' : 'ACTIVE',
            usedToday.events.toLocaleString('en'),
            { part: revokedAt ? '' : buttonText(path, 'Revoke', `Revoke ${publicId}`) },
          ];
        }),
      );

/** Tools → Website keys, for a browser without script. */
@Controller('console/tools/website-keys')
export class WebsiteKeysPages {
  constructor(
    private readonly keys: ManageOwnWebsiteKeys,
    private readonly spaces: ReadSpaces,
  ) {}

  @Get()
  @Page()
  show(
    @MaybeVisitorParam() visitor: Visitor | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.answer(reply, visitor, {}, () => Promise.resolve(''));
  }

  @Post()
  @Page()
  create(
    @MaybeVisitorParam() visitor: Visitor | undefined,
    @Body() values: Fields,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.answer(reply, visitor, values, async (who) => {
      const body = validateBody(CreateWebsiteKeyDto, bodyOf(values)) as CreateWebsiteKeyDto;
      const { key } = await this.keys.create(who, body);
      return html`<div class="notice" role="status">
        <p>Put the key into the pages of your website. It is shown once.</p>
        <p><code id="key">${key}</code></p>
      </div>`;
    });
  }

  @Post(':id/revoke')
  @Page()
  revoke(
    @MaybeVisitorParam() visitor: Visitor | undefined,
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.answer(reply, visitor, {}, async (who) => {
      if (!isId('wbk', id)) throw notFound();
      await this.keys.revoke(who, id);
      return html`<p class="notice" role="status">The website key was revoked.</p>`;
    });
  }

  private async answer(
    reply: FastifyReply,
    visitor: Visitor | undefined,
    values: Fields,
    work: (visitor: Visitor) => Promise<Html>,
  ): Promise<string> {
    if (!visitor) return goTo(reply, PATHS.signIn);
    // The page of tokens asks to confirm the address.
    if (!visitor.isConfirmed) return goTo(reply, PATHS.home);
    try {
      return await this.page(reply, visitor, { notice: await work(visitor) });
    } catch (error) {
      return this.page(reply, visitor, { values, refusal: shownRefusal(reply, error) });
    }
  }

  private async page(
    reply: FastifyReply,
    visitor: Visitor,
    {
      notice = '',
      ...form
    }: { notice?: Html } & Pick<Parameters<typeof formText>[0], 'values' | 'refusal'>,
  ): Promise<string> {
    const [keys, all] = await Promise.all([this.keys.list(visitor), this.spaces.all(visitor)]);
    const spaces = all.filter(({ accountId }) => accountId === visitor.accountId);
    const body = html`!${notice}
      <h2>Website keys</h2>
      !${table(keys, spaces)}
      <h2>A new website key</h2>
      !${formText({
        action: PATHS.websiteKeys,
        button: 'Make the website key',
        fields: [ORIGINS],
        more: spaceChoice(spaces, form.values?.['spaceId']),
        ...form,
      })}`;
    const options = { title: 'Tools → Website keys', body, isSignedIn: true, isWide: true };
    return showPage(reply, options, form.refusal?.status);
  }
}
