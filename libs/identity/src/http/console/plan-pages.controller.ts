import { Body, Controller, Get, Post, Res } from '@nestjs/common';
import { MaybeVisitorParam, Page, requireSession, validateBody } from '@switchyard/http-kit';
import type { Visitor } from '@switchyard/kernel';
import type { FastifyReply } from 'fastify';
import { html } from 'ghtml';
import { PLANS, type PlanTerms } from '../../domain';
import { BuyPlan } from '../../use-cases/account/buy-plan';
import { EndAccount } from '../../use-cases/account/manage-account';
import { type PlanNow, ReadPlan, type UseOfPlan } from '../../use-cases/account/read-plan';
import { CheckoutDto } from '../app/account.dto';
import { formText, goTo, type Html, PATHS, shownRefusal, showPage, tableText } from './page';

type Fields = Readonly<Record<string, string>>;

const LABELS: Readonly<Record<UseOfPlan['action'], string>> = {
  request: 'Requests today',
  space_create: 'Spaces',
  social_draft: 'Drafts of social posts this month',
};

const capText = (cap: number | null): string => {
  if (cap === null) return 'not included';
  return cap === 0 ? 'unlimited' : cap.toLocaleString('en');
};

const momentText = (moment: Date | null): string =>
  moment === null ? 'never' : `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const plansText = (): Html =>
  tableText(
    ['Plan', 'Requests per day', 'Spaces', 'Drafts of social posts per month'],
    Object.values<PlanTerms>(PLANS)
      .filter(({ api, readOnly }) => api && !readOnly)
      .map(({ name, requestsPerDay, spaces, socialDraftsPerMonth }) => [
        name,
        capText(requestsPerDay),
        capText(spaces),
        capText(socialDraftsPerMonth),
      ]),
  );

const useText = ({ use }: PlanNow): Html =>
  tableText(
    ['What', 'Used', 'Included', 'Begins anew'],
    use.map(({ action, used, cap, resetAt }) => [
      LABELS[action],
      used.toLocaleString('en'),
      capText(cap),
      momentText(resetAt),
    ]),
  );

const SUBSCRIPTION_TEXTS: Readonly<Record<PlanNow['account']['subscription'], string>> = {
  active: 'Your subscription is active.',
  expired: 'Your subscription has expired: the API is closed until it is renewed.',
  none: 'Your account has no subscription: the API is closed.',
};

const planText = ({ account, terms, isAvailable }: PlanNow): Html =>
  html`<p>
    !${
      isAvailable
        ? html`Your plan is <strong>${terms.name}</strong>.`
        : html`Your plan no longer exists. Ask the operator of this installation.`
    }
    ${SUBSCRIPTION_TEXTS[account.subscription]}
  </p>`;

const endText = ({ account }: PlanNow): Html =>
  account.deletionDueAt === null
    ? ''
    : html`<p class="refused" role="status">
          Your account will be deleted at ${momentText(account.deletionDueAt)}.
        </p>
        !${formText({ action: `${PATHS.plan}/restore`, button: 'Keep the account', fields: [] })}`;

const checkoutText = ({ billing, account }: PlanNow): Html => {
  if (billing.isSubscribed || account.deletionDueAt !== null || billing.plans.length === 0) {
    return '';
  }
  const options = billing.plans
    .map((plan) => html`<option value="${plan}">${PLANS[plan].name}</option>`)
    .join('');
  const more = html`<label for="plan">Plan</label>
    <select id="plan" name="plan">
      !${options}
    </select>`;
  return formText({ action: `${PATHS.plan}/checkout`, button: 'Change plan', fields: [], more });
};

const billingText = (plan: PlanNow): Html => {
  if (!plan.billing.isOn) {
    return html`<p>Ask the operator of this installation to change the plan of your account.</p>`;
  }
  const portal = plan.billing.hasPortal
    ? formText({ action: `${PATHS.plan}/portal`, button: 'Manage billing', fields: [] })
    : '';
  return `${checkoutText(plan)}${portal}`;
};

/** The policy of the pages sends forms to this installation alone, so a link leads on. */
const onwardText = (url: string): Html =>
  html`<p class="notice" role="status">Billing is done by Stripe, on a page of its own.</p>
    <p><a id="onward" href="${url}" rel="noreferrer">Go on to Stripe</a></p>`;

/** The plan of the account, its use, and the ways to change it. */
@Controller('console/plan')
export class PlanPages {
  constructor(
    private readonly read: ReadPlan,
    private readonly buy: BuyPlan,
    private readonly ending: EndAccount,
  ) {}

  @Get()
  @Page()
  show(
    @MaybeVisitorParam() visitor: Visitor | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return visitor
      ? this.page(reply, visitor)
      : showPage(reply, { title: 'Plans', body: plansText() });
  }

  @Post('checkout')
  @Page()
  checkout(
    @MaybeVisitorParam() visitor: Visitor | undefined,
    @Body() values: Fields,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.leave(reply, visitor, async (who) => {
      const { plan } = validateBody(CheckoutDto, { plan: values['plan'] }) as CheckoutDto;
      return this.buy.checkout(who, plan);
    });
  }

  @Post('portal')
  @Page()
  portal(
    @MaybeVisitorParam() visitor: Visitor | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.leave(reply, visitor, (who) => this.buy.portal(who));
  }

  @Post('restore')
  @Page()
  async restore(
    @MaybeVisitorParam() visitor: Visitor | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    if (!visitor) return goTo(reply, PATHS.signIn);
    try {
      requireSession(visitor, 'confirmed');
      await this.ending.restore(visitor);
      return goTo(reply, PATHS.plan);
    } catch (error) {
      return this.page(reply, visitor, error);
    }
  }

  /** Shows the way to a page of the billing service, or why there is none. */
  private async leave(
    reply: FastifyReply,
    visitor: Visitor | undefined,
    work: (who: Visitor) => Promise<string>,
  ): Promise<string> {
    if (!visitor) return goTo(reply, PATHS.signIn);
    try {
      requireSession(visitor, 'confirmed');
      const body = onwardText(await work(visitor));
      return showPage(reply, { title: 'Plan', body, isSignedIn: true });
    } catch (error) {
      return this.page(reply, visitor, error);
    }
  }

  private async page(reply: FastifyReply, visitor: Visitor, error?: unknown): Promise<string> {
    const refusal = error === undefined ? undefined : shownRefusal(reply, error);
    const plan = await this.read.execute(visitor);
    const body = html`!${
        refusal ? html`<p class="refused" role="alert">${refusal.message}</p>` : ''
      }
      !${endText(plan)}!${planText(plan)}!${useText(plan)}!${billingText(plan)}
      <h2>All plans</h2>
      !${plansText()}`;
    return showPage(
      reply,
      { title: 'Plan', body, isSignedIn: true, isWide: true },
      refusal?.status,
    );
  }
}
