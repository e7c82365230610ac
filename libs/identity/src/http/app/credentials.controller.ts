import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  Answer,
  AnswerParam,
  created,
  DeleteRoute,
  GetRoute,
  list,
  listOf,
  ListQuery,
  nothing,
  ok,
  one,
  PathId,
  PostRoute,
  Session,
  ValidBody,
  ValidQuery,
  VisitorParam,
} from '@switchyard/http-kit';
import { Clock, type Visitor } from '@switchyard/kernel';
import { ManageOwnTokens } from '../../use-cases/manage-tokens';
import { ManageOwnWebsiteKeys } from '../../use-cases/manage-website-keys';
import { shortPage } from '../short-page';
import {
  CreateTokenDto,
  CreateWebsiteKeyDto,
  IssuedTokenDto,
  IssuedWebsiteKeyDto,
  TokenDto,
  toTokenDto,
  toWebsiteKeyDto,
  WebsiteKeyDto,
} from './credentials.dto';

/** Tools → API: personal access tokens. */
@ApiTags('Tokens and website keys')
@Controller('app/tokens')
export class TokensController {
  constructor(
    private readonly tokens: ManageOwnTokens,
    private readonly clock: Clock,
  ) {}

  @GetRoute('', {
    operationId: 'listTokens',
    summary: 'List the tokens of the account',
    description:
      'Names, scopes and ends of the tokens. The secrets are not kept and cannot be shown again.',
    answers: listOf(TokenDto),
    query: ListQuery,
  })
  @Session('confirmed')
  async list(@VisitorParam() visitor: Visitor, @ValidQuery() query: ListQuery) {
    const tokens = await this.tokens.list(visitor);
    return list(shortPage(tokens, query), toTokenDto(this.clock.now()));
  }

  @PostRoute('', {
    operationId: 'createToken',
    summary: 'Make a token',
    description:
      'At most five per account that are neither expired nor revoked. The plain token is in this answer alone.',
    answers: created(IssuedTokenDto),
    body: CreateTokenDto,
    errors: ['TOKEN_LIMIT_REACHED'],
  })
  @Session('recent')
  async create(
    @VisitorParam() visitor: Visitor,
    @ValidBody() body: CreateTokenDto,
    @AnswerParam() answer: Answer,
  ) {
    const { stored, token } = await this.tokens.create(visitor, body);
    return answer.created('/app/tokens', { ...toTokenDto(this.clock.now())(stored), token });
  }

  @PostRoute(':id/rotate', {
    operationId: 'rotateToken',
    summary: 'Give a token a new secret',
    description: 'The id, the scopes and the end stay. The old secret opens nothing from now on.',
    answers: one(IssuedTokenDto),
  })
  @Session('recent')
  async rotate(@VisitorParam() visitor: Visitor, @PathId('tok') id: string) {
    const { stored, token } = await this.tokens.rotate(visitor, id);
    return ok({ ...toTokenDto(this.clock.now())(stored), token });
  }

  @DeleteRoute(':id', {
    operationId: 'revokeToken',
    summary: 'Revoke a token',
    description: 'The token opens nothing from the next request on. This cannot be taken back.',
    answers: nothing,
  })
  @Session('confirmed')
  async revoke(@VisitorParam() visitor: Visitor, @PathId('tok') id: string) {
    await this.tokens.revoke(visitor, id);
  }
}

/** Tools → API: keys that are in the pages of websites. */
@ApiTags('Tokens and website keys')
@Controller('app/website-keys')
export class WebsiteKeysController {
  constructor(private readonly keys: ManageOwnWebsiteKeys) {}

  @GetRoute('', {
    operationId: 'listWebsiteKeys',
    summary: 'List the website keys of the account',
    description:
      'The website keys of all Spaces of the account. The secrets are not kept and cannot be shown again.',
    answers: listOf(WebsiteKeyDto),
    query: ListQuery,
  })
  @Session('confirmed')
  async list(@VisitorParam() visitor: Visitor, @ValidQuery() query: ListQuery) {
    return list(shortPage(await this.keys.list(visitor), query), toWebsiteKeyDto);
  }

  @PostRoute('', {
    operationId: 'createWebsiteKey',
    summary: 'Make a website key for a Space of the account',
    description:
      'The plain key is in this answer alone. It may be placed in a page: it can report events and identify visitors, and nothing else.',
    answers: created(IssuedWebsiteKeyDto),
    body: CreateWebsiteKeyDto,
  })
  @Session('confirmed')
  async create(
    @VisitorParam() visitor: Visitor,
    @ValidBody() body: CreateWebsiteKeyDto,
    @AnswerParam() answer: Answer,
  ) {
    const { websiteKeyId: id, key } = await this.keys.create(visitor, body);
    return answer.created('/app/website-keys', { id, key });
  }

  @DeleteRoute(':id', {
    operationId: 'revokeWebsiteKey',
    summary: 'Revoke a website key',
    description: 'The key opens nothing from the next request on. This cannot be taken back.',
    answers: nothing,
  })
  @Session('confirmed')
  async revoke(@VisitorParam() visitor: Visitor, @PathId('wbk') id: string) {
    await this.keys.revoke(visitor, id);
  }
}
