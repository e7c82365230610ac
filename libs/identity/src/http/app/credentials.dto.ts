import {
  IdOf,
  ListOf,
  Nested,
  OneOf,
  Text,
  Timestamp,
  WEBSITE_DAY,
  WholeNumber,
} from '@switchyard/http-kit';
import { type Scope, SCOPES } from '@switchyard/kernel';
import { type AccessToken, LONGEST_TOKEN_DAYS, MOST_ORIGINS } from '../../domain';
import type { UsedWebsiteKey } from '../../use-cases/manage-website-keys';

const scopes = () =>
  ListOf(OneOf(SCOPES, { description: 'A scope.', example: 'campaigns:read' }), {
    minItems: 1,
    maxItems: SCOPES.length,
    unique: true,
    description: 'What the token may do. They cannot be changed later.',
    example: ['campaigns:read'],
  });

/** Body of `POST /app/tokens`. */
export class CreateTokenDto {
  @Text({ min: 1, max: 255, description: 'What the token is for.', example: 'Nightly import' })
  name!: string;
  @scopes() scopes!: readonly Scope[];
  @WholeNumber({
    min: 1,
    max: LONGEST_TOKEN_DAYS,
    description: 'Days until the token ends.',
    example: 90,
  })
  expiresInDays!: number;
}

export const TOKEN_STATUSES = ['ACTIVE', 'EXPIRED', 'REVOKED'] as const;

/** A token as listed: never its secret. */
export class TokenDto {
  @IdOf('tok', { description: 'The token.', example: 'tok_01kb4wq6m3e0sv5mwzq8a7h2rd' })
  id!: string;
  @Text({ max: 255, description: 'What the token is for.', example: 'Nightly import' })
  name!: string;
  @scopes() scopes!: readonly Scope[];
  @OneOf(TOKEN_STATUSES, { description: 'Only ACTIVE ones open anything.', example: 'ACTIVE' })
  status!: (typeof TOKEN_STATUSES)[number];
  @Text({ max: 12, description: 'The public part; may be logged.', example: 'a1B2c3D4e5F6' })
  publicId!: string;
  @Text({ max: 4, description: 'The last four characters.', example: 'Xy9Z' }) lastFour!: string;
  @Timestamp({ description: 'When it was made.', example: '2026-11-21T09:00:00.000Z' })
  createdAt!: string;
  @Timestamp({ description: 'When it ends.', example: '2027-02-19T09:00:00.000Z' })
  expiresAt!: string;
  @Timestamp({
    clearable: true,
    description: 'The last use, to some ten minutes; null before the first.',
    example: '2026-11-21T09:00:00.000Z',
  })
  lastUsedAt!: string | null;
}

/** A token with its secret, which is shown this once. */
export class IssuedTokenDto extends TokenDto {
  @Text({
    max: 100,
    description: 'The plain token. It is shown once and stored nowhere.',
    example: 'swy_test_a1B2c3D4e5F6_…',
  })
  token!: string;
}

const statusOf = ({ revokedAt, expiresAt }: AccessToken, now: Date): TokenDto['status'] => {
  if (revokedAt) return 'REVOKED';
  return expiresAt > now ? 'ACTIVE' : 'EXPIRED';
};

export const toTokenDto =
  (now: Date) =>
  (token: AccessToken): TokenDto => ({
    id: token.id,
    name: token.name,
    scopes: token.scopes,
    status: statusOf(token, now),
    publicId: token.publicId,
    lastFour: token.lastFour,
    createdAt: token.createdAt.toISOString(),
    expiresAt: token.expiresAt.toISOString(),
    lastUsedAt: token.lastUsedAt?.toISOString() ?? null,
  });

const origins = () =>
  ListOf(Text({ max: 255, description: 'An origin.', example: 'https://example.com' }), {
    maxItems: MOST_ORIGINS,
    description:
      'Where the key may be used from; empty for anywhere. `https://*.example.com` stands for every subdomain.',
    example: ['https://example.com'],
  });

/** Body of `POST /app/website-keys`. */
export class CreateWebsiteKeyDto {
  @IdOf('spc', {
    description: 'The Space that the website reports into.',
    example: 'spc_01kb4wq6m3e0sv5mwzq8a7h2rd',
  })
  spaceId!: string;
  @origins() origins!: readonly string[];
}

/** What a website key reported today. */
export class WebsiteKeyUseDto {
  @WholeNumber({ min: 0, max: WEBSITE_DAY.events, description: 'Events.', example: 12 })
  events!: number;
  @WholeNumber({
    min: 0,
    max: WEBSITE_DAY.visitors,
    description: 'Visitors identified.',
    example: 3,
  })
  visitors!: number;
}

/** A website key as listed. */
export class WebsiteKeyDto {
  @IdOf('wbk', { description: 'The key.', example: 'wbk_01kb4wq6m3e0sv5mwzq8a7h2rd' }) id!: string;
  @IdOf('spc', { description: 'Its Space.', example: 'spc_01kb4wq6m3e0sv5mwzq8a7h2rd' })
  spaceId!: string;
  @origins() origins!: readonly string[];
  @Text({ max: 12, description: 'The public part.', example: 'a1B2c3D4e5F6' }) publicId!: string;
  @Text({ max: 4, description: 'The last four characters.', example: 'Xy9Z' }) lastFour!: string;
  @OneOf(['ACTIVE', 'REVOKED'], { description: 'Only ACTIVE ones work.', example: 'ACTIVE' })
  status!: 'ACTIVE' | 'REVOKED';
  @Nested(() => WebsiteKeyUseDto, {
    description: `What it reported today (UTC). At most ${WEBSITE_DAY.events.toLocaleString('en')} events and as many visitors are taken in a day.`,
    example: { events: 12, visitors: 3 },
  })
  usedToday!: WebsiteKeyUseDto;
  @Timestamp({ description: 'When it was made.', example: '2026-11-21T09:00:00.000Z' })
  createdAt!: string;
}

/** Body of the answer to `POST /app/website-keys`. */
export class IssuedWebsiteKeyDto {
  @IdOf('wbk', { description: 'The key.', example: 'wbk_01kb4wq6m3e0sv5mwzq8a7h2rd' }) id!: string;
  @Text({
    max: 100,
    description: 'The whole key, to be placed in the pages of the website. It is shown once.',
    example: 'swy_pub_a1B2c3D4e5F6_…',
  })
  key!: string;
}

export const toWebsiteKeyDto = (key: UsedWebsiteKey): WebsiteKeyDto => ({
  id: key.id,
  spaceId: key.spaceId,
  origins: key.origins,
  publicId: key.publicId,
  lastFour: key.lastFour,
  status: key.revokedAt ? 'REVOKED' : 'ACTIVE',
  usedToday: key.usedToday,
  createdAt: key.createdAt.toISOString(),
});
