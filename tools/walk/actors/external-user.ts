import type { LocalEmulators } from '@switchyard/platform-emulators';
import type { Prng } from '../scheduler/prng';
import { EMULATORS } from '../world/api';
import type { PartyAccount } from '../world/environment';
import type { DesiredState } from './desired-state';

/** A person who makes campaigns on Google itself, whole with a group, an ad and a keyword. */
export class ExternalUser {
  constructor(
    private readonly prng: Prng,
    private readonly emulators: LocalEmulators,
    private readonly account: PartyAccount,
    private readonly desired: DesiredState,
  ) {}

  /** Throws when the platform refuses: there is nothing in it to refuse. */
  async make(): Promise<void> {
    const token = this.desired.token('c');
    const isRunning = this.prng.chance(0.5);
    if (isRunning) this.desired.running.add(token);
    const { mutateOperationResponses } = (await this.send('googleAds:mutate', {
      mutateOperations: this.campaign(token, isRunning),
    })) as { mutateOperationResponses: { campaignResult?: { resourceName: string } }[] };
    const name =
      mutateOperationResponses.flatMap(
        ({ campaignResult }) => campaignResult?.resourceName ?? [],
      )[0] ?? '';
    this.desired.strange.push({
      connectionId: this.account.connectionId,
      remoteId: name.split('/').at(-1) ?? '',
      token,
    });
  }

  private campaign(token: string, isRunning: boolean): readonly object[] {
    const c = `customers/${this.account.externalAccountId}`;
    const [campaign, adGroup, campaignBudget] = [
      `${c}/campaigns/-2`,
      `${c}/adGroups/-3`,
      `${c}/campaignBudgets/-1`,
    ];
    const texts = (...all: readonly string[]) => all.map((text) => ({ text }));
    return [
      {
        campaignBudgetOperation: {
          create: {
            resourceName: campaignBudget,
            amountMicros: '12000000',
            explicitlyShared: false,
          },
        },
      },
      {
        campaignOperation: {
          create: {
            resourceName: campaign,
            name: `${token} Theirs`,
            status: isRunning ? 'ENABLED' : 'PAUSED',
            advertisingChannelType: 'SEARCH',
            campaignBudget,
            manualCpc: { enhancedCpcEnabled: false },
            networkSettings: {
              targetGoogleSearch: true,
              targetSearchNetwork: true,
              targetContentNetwork: false,
              targetPartnerSearchNetwork: false,
            },
            geoTargetTypeSetting: {
              positiveGeoTargetType: 'PRESENCE',
              negativeGeoTargetType: 'PRESENCE',
            },
            containsEuPoliticalAdvertising: 'DOES_NOT_CONTAIN_EU_POLITICAL_ADVERTISING',
          },
        },
      },
      {
        adGroupOperation: {
          create: {
            resourceName: adGroup,
            campaign,
            name: `${this.desired.token('g')} Theirs`,
            status: 'ENABLED',
            type: 'SEARCH_STANDARD',
            cpcBidMicros: '500000',
          },
        },
      },
      {
        adGroupAdOperation: {
          create: {
            adGroup,
            status: 'ENABLED',
            ad: {
              finalUrls: ['https://shop.example/shoes'],
              responsiveSearchAd: {
                headlines: texts(
                  `Theirs ${this.desired.token('a')}`,
                  'Fitted in our shop',
                  'Gait analysis',
                ),
                descriptions: texts('Bring your old pair.', 'Thirty days to run in them.'),
              },
            },
          },
        },
      },
      {
        adGroupCriterionOperation: {
          create: {
            adGroup,
            status: 'ENABLED',
            keyword: { text: `shoes ${this.desired.token('k')}`, matchType: 'PHRASE' },
          },
        },
      },
    ];
  }

  private async send(method: string, body: object): Promise<unknown> {
    const { credentials, settings, externalAccountId } = this.account;
    const form = {
      client_id: credentials['clientId'],
      client_secret: credentials['clientSecret'],
      refresh_token: credentials['refreshToken'],
      grant_type: 'refresh_token',
    };
    const text = new URLSearchParams(
      Object.entries(form).map(([name, value]): [string, string] => [name, String(value)]),
    ).toString();
    const { access_token: token } = (await this.ask(
      '/google-oauth/token',
      { 'content-type': 'application/x-www-form-urlencoded' },
      text,
    )) as { access_token: string };
    const headers = {
      authorization: `Bearer ${token}`,
      'login-customer-id': String(settings['loginCustomerId']),
      'content-type': 'application/json',
    };
    return this.ask(
      `/google-ads/v25/customers/${externalAccountId}/${method}`,
      headers,
      JSON.stringify(body),
    );
  }

  private async ask(
    path: string,
    headers: Readonly<Record<string, string>>,
    body: string,
  ): Promise<unknown> {
    const answer = await this.emulators.exchange({
      method: 'POST',
      url: EMULATORS + path,
      headers,
      body,
    });
    if (answer.kind !== 'answered' || answer.status !== 200) {
      throw new Error(
        `Google refuses the external user: ${answer.kind === 'answered' ? answer.body.toString() : answer.kind}`,
      );
    }
    return JSON.parse(answer.body.toString()) as unknown;
  }
}
