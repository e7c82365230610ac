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
} from './page';

type Fields = Readonly<Record<string, string>>;

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

const row = (
  { id, publicId, spaceId, origins, revokedAt, usedToday }: UsedWebsiteKey,
  spaces: readonly SpaceOfUser[],
): Html => {
  const button = buttonText(`${PATHS.websiteKeys}/${id}/revoke`, 'Revoke', `Revoke ${publicId}`);
  return html`<tr>
    <td><code>${publicId}</code></td>
    <td>${spaces.find((space) => space.id === spaceId)?.name ?? spaceId}</td>
    <td>${origins.join(', ') || 'anywhere'}</td>
    <td>${revokedAt ? 'REVOKED' : 'ACTIVE'}</td>
    <td>${usedToday.events.toLocaleString('en')}</td>
    <td>!${revokedAt ? '' : button}</td>
  </tr>`;
};

const table = (keys: readonly UsedWebsiteKey[], spaces: readonly SpaceOfUser[]): Html =>
  keys.length === 0
    ? html`<p>There are no website keys yet.</p>`
    : html`<table>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">Space</th>
            <th scope="col">Origins</th>
            <th scope="col">Status</th>
            <th scope="col">Events today (of ${WEBSITE_DAY.events.toLocaleString('en')})</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          !${keys.map((key) => row(key, spaces)).join('')}
        </tbody>
      </table>`;

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
    return this.change(reply, visitor, {}, () => Promise.resolve(''));
  }

  @Post()
  @Page()
  create(
    @MaybeVisitorParam() visitor: Visitor | undefined,
    @Body() values: Fields,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.change(reply, visitor, values, async (who) => {
      const body = validateBody(CreateWebsiteKeyDto, bodyOf(values)) as CreateWebsiteKeyDto;
      const { key } = await this.keys.create(who, body);
      return html`<div class="said" role="status">
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
    return this.change(reply, visitor, {}, async (who) => {
      if (!isId('wbk', id)) throw notFound();
      await this.keys.revoke(who, id);
      return html`<p class="said" role="status">The website key was revoked.</p>`;
    });
  }

  private async change(
    reply: FastifyReply,
    visitor: Visitor | undefined,
    values: Fields,
    work: (visitor: Visitor) => Promise<Html>,
  ): Promise<string> {
    if (!visitor) return goTo(reply, PATHS.signIn);
    // The page of tokens asks to confirm the address.
    if (!visitor.isConfirmed) return goTo(reply, PATHS.home);
    try {
      return await this.page(reply, visitor, { said: await work(visitor) });
    } catch (error) {
      return this.page(reply, visitor, { values, refusal: shownRefusal(reply, error) });
    }
  }

  private async page(
    reply: FastifyReply,
    visitor: Visitor,
    {
      said = '',
      ...form
    }: { said?: Html } & Pick<Parameters<typeof formText>[0], 'values' | 'refusal'>,
  ): Promise<string> {
    const [keys, all] = await Promise.all([this.keys.list(visitor), this.spaces.all(visitor)]);
    const spaces = all.filter(({ accountId }) => accountId === visitor.accountId);
    const body = html`!${said}
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
