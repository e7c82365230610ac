import { Module, type DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DatabaseModule } from '@switchyard/db-kit';
import {
  CreateAccount,
  CreateToken,
  IdentityModule,
  identityTables,
  readKeyRing,
} from '@switchyard/identity';
import { Clock, Ids, SCOPES, SystemClock, TimeSortedIds } from '@switchyard/kernel';

export interface BenchAccount {
  readonly accountId: string;
  readonly spaceId: string;
  readonly token: string;
}

@Module({})
class AccountsModule {
  static forRoot(databaseUrl: string, publicKeys: string): DynamicModule {
    const world = [
      { provide: Clock, useClass: SystemClock },
      { provide: Ids, useClass: TimeSortedIds },
    ];
    const entities = identityTables.map(({ entity }) => entity);
    const database = DatabaseModule.forRoot({
      url: databaseUrl,
      entities,
      poolSize: 2,
      applicationName: 'switchyard-bench',
      statementTimeoutMs: 10_000,
    });
    const identity = IdentityModule.forRoot({
      environment: 'test',
      publicKeys: readKeyRing(publicKeys),
    });
    return {
      module: AccountsModule,
      global: true,
      providers: world,
      exports: [Clock, Ids],
      imports: [database, identity],
    };
  }
}

/**
 * Accounts on plan pro, whose requests of the day are counted, each with a token of every scope.
 */
export const createAccounts = async (
  databaseUrl: string,
  publicKeys: string,
  count: number,
  name = 'bench',
): Promise<readonly BenchAccount[]> => {
  const app = await NestFactory.createApplicationContext(
    AccountsModule.forRoot(databaseUrl, publicKeys),
    { logger: false, abortOnError: false },
  );
  const accounts: BenchAccount[] = [];
  try {
    for (let index = 0; index < count; index += 1) {
      const input = {
        email: `${name}-${index}@switchyard.example`,
        plan: 'pro',
        currency: 'EUR',
        timeZone: 'Europe/Berlin',
      } as const;
      const { accountId, spaceId } = await app.get(CreateAccount).execute(input);
      const { token } = await app
        .get(CreateToken)
        .execute({ accountId, name: 'Bench', scopes: SCOPES, expiresInDays: 30 });
      accounts.push({ accountId, spaceId, token });
    }
    return accounts;
  } finally {
    await app.close();
  }
};
