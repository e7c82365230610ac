import { Controller, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Caller, type Clock, Refusal, TimeSortedIds } from '@switchyard/kernel';
import {
  type Authenticated,
  Authenticator,
  type CallerIdentity,
  invalidToken,
  type RouteAccess,
} from '../access/access';
import { FlexibleRateLimiter } from '../access/flexible-rate-limiter';
import { WebsiteAllowance } from '../access/rate-limiter';
import { ListOf } from '../fields/collections';
import { Text } from '../fields/text';
import { createHttpApp } from '../hooks/http-app';
import { CallerParam, ValidBody } from '../routes/parameters';
import { AnyToken, one, OrWebsiteKey, RequireScopes } from '../routes/route-declaration';
import { GetRoute, PostRoute } from '../routes/routes';

class ReportDto {
  @ListOf(Text({ max: 20, description: 'An event.', example: 'signup' }), {
    minItems: 1,
    maxItems: 20_000,
    description: 'The events.',
    example: ['signup'],
  })
  events!: string[];
}

@Controller('api/v1/reports')
class ReportsController {
  constructor(private readonly allowance: WebsiteAllowance) {}

  @PostRoute('', {
    operationId: 'reportEvents',
    summary: 'Report events',
    answers: one(ReportDto),
    body: ReportDto,
  })
  @RequireScopes('campaigns:write')
  @OrWebsiteKey()
  async report(@CallerParam() caller: Caller, @ValidBody() input: ReportDto): Promise<unknown> {
    await this.allowance.take(caller, 'events', input.events.length);
    if (input.events[0] === 'crash') throw new Error('crash');
    return { data: { events: input.events, as: caller.websiteKeyId ?? caller.userId } };
  }

  @GetRoute('', { operationId: 'readReports', summary: 'Read reports', answers: one(ReportDto) })
  @RequireScopes('reports:read')
  read(): unknown {
    return { data: { events: [] } };
  }

  @PostRoute('check', {
    operationId: 'checkReport',
    summary: 'Check a report',
    answers: one(ReportDto),
    body: ReportDto,
    readsOnly: true,
  })
  @AnyToken()
  check(): unknown {
    return { data: { events: [] } };
  }
}

const caller: CallerIdentity = {
  accountId: 'acc_1',
  spaceId: 'spc_1',
  userId: 'usr_1',
  tokenAccountId: 'acc_1',
  tokenId: 'tok_1',
  role: 'OWNER',
  scopes: ['campaigns:write', 'reports:read'],
};
const website = (id: string): CallerIdentity => ({
  ...caller,
  userId: '',
  tokenId: id,
  websiteKeyId: id,
  role: 'VIEWER',
  scopes: [],
});
const allowanceOf = (tokenId: string) => ({
  tokenId,
  accountId: 'acc_1',
  perMinute: 4,
  perAddress: 2,
});

/**
 * `token`; `swy_pub_<any>` for a website; `swy_pub_listed` from https://a.example alone;
 * `swy_pub_careless` is let in everywhere, as no authenticator should.
 */
class DemoDoor extends Authenticator {
  authenticate(
    authorization: string | undefined,
    _spaceId: string | undefined,
    access: RouteAccess,
    origin?: string,
  ): Authenticated {
    const word = authorization?.replace('Bearer ', '') ?? '';
    if (word === 'token') {
      return { allowance: { ...allowanceOf('tok_1'), perMinute: 1_000 }, caller };
    }
    const isTaken =
      word === 'swy_pub_careless' || (access.kind === 'token' && access.websiteKey === true);
    if (!word.startsWith('swy_pub_') || word === 'swy_pub_unknown' || !isTaken) {
      throw invalidToken();
    }
    if (word === 'swy_pub_listed' && origin !== 'https://a.example') {
      return {
        allowance: allowanceOf(word),
        refusal: new Refusal('ORIGIN_NOT_ALLOWED', 'Not from there.'),
        costsAddressOnly: true,
      };
    }
    return { allowance: allowanceOf(word), caller: website(word) };
  }
}

/** Routes with and without websites, ready for `inject`. */
export const openWebsiteDemo = async (clock: Clock): Promise<NestFastifyApplication> => {
  const limiter = new FlexibleRateLimiter(clock);
  @Module({
    controllers: [ReportsController],
    providers: [
      { provide: Authenticator, useClass: DemoDoor },
      { provide: WebsiteAllowance, useValue: limiter },
    ],
  })
  class WebsiteDemoModule {}
  const app = await createHttpApp(WebsiteDemoModule, {
    ids: new TimeSortedIds(),
    limiter,
    trustedProxyHops: 1,
    publicUrl: 'https://switchyard.example',
    onCrash: () => undefined,
  });
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return app;
};
