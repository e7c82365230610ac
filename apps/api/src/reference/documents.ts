import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import { buildDocument } from '@switchyard/http-kit';
import { codeSamples } from './code-samples';
import { FLOW } from './flow';
import { FLOW_EXAMPLES } from './generated/flow-examples';
import { SCHEMA_ORDER } from './generated/schema-order';
import { APP_TAGS, TAGS } from './tags';

const DESCRIPTION = `Advertising campaigns, made in one place and synced to six ad platforms.

Objects are made here first. Nothing reaches a platform or spends money until a sync is triggered; a sync is previewed as a plan and bound to it by its hash.
Start with \`GET /me\` and \`GET /spaces\`, make a campaign, validate it, preview, trigger, poll.

Enumerations grow without notice: clients must tolerate unknown values and members.

[Every stable code](/docs/errors.md) is explained; \`Accept: application/problem+json\` gets refusals as RFC 9457. A feed announces changes: [/changelog.atom](/changelog.atom).`;

const APP_DESCRIPTION = `For the console in a browser: people, sessions, tokens and website keys.

A session is a cookie. Tokens open nothing here, and the cookie opens nothing under /api/v1. Writes need the header \`X-Switchyard-App\`.
Start with \`POST /app/register\`, follow the link of the mail, then \`POST /app/login\`.

Where a provider of OpenID Connect is configured, a browser opens \`/app/login/openid\` to sign in there, and \`/app/session/proof/openid\` to prove a
session again. Both answer 303; what goes wrong is shown on a page. Consent pages of ad platforms send the browser back to
\`/app/connect/:platform/callback\`, which answers 303 as well. Meta posts withdrawals to \`/app/connect/meta-ads/withdrawn\`.`;

const KNOWN_TAG = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The ETag that was read; 304 when it is still the same.',
  schema: { type: 'string', maxLength: 1000, example: '"uYx0GxrTJbBCTjgdqSMPyA"' },
};

/** A document describes the way to itself, too. */
const wayTo = (operationId: string, tag: string, access: object): object => ({
  get: {
    operationId,
    summary: 'Download the machine-readable description',
    description:
      'OpenAPI 3.1, minified, compressed where the client takes it. No token is needed. The only read that answers 304.',
    tags: [tag],
    parameters: [KNOWN_TAG],
    security: [{}],
    ...access,
    'x-error-codes': [],
    responses: {
      200: {
        description: 'This document.',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              description: 'An OpenAPI 3.1 document.',
              additionalProperties: true,
            },
          },
        },
      },
      304: { description: 'It is what the client has already.' },
    },
  },
});

const SERVER =
  'The installation that serves this document: yours, in production, for staging or local.';

/** Where each description is served. */
export const SELF = '/api/v1/openapi.json';
export const APP_SELF = '/app/openapi.json';

/** The flow's samples and, as they were recorded, its bodies and answers. */
const illustrations = () =>
  Object.fromEntries(
    [...codeSamples()].map(([operationId, samples]) => [
      operationId,
      { codeSamples: samples, ...FLOW_EXAMPLES[operationId] },
    ]),
  );

/** The description of everything under /api/v1, OpenAPI 3.1. */
export const describeApi = (app: NestFastifyApplication): OpenAPIObject =>
  buildDocument(app, {
    title: 'Switchyard',
    description: DESCRIPTION,
    version: '2.4.1',
    serverUrl: '/',
    serverDescription: SERVER,
    tags: TAGS,
    schemaOrder: SCHEMA_ORDER,
    examples: illustrations(),
    extensions: {
      'x-flow': FLOW.map(({ operationId, gives }) => ({
        operationId,
        ...(gives ? { gives } : {}),
      })),
    },
    paths: { [SELF]: wayTo('getDescription', 'Start here', { 'x-required-scopes': [] }) },
  });

/** The description of the application API, under /app. */
export const describeApp = (app: NestFastifyApplication): OpenAPIObject =>
  buildDocument(app, {
    title: 'Switchyard, application API',
    description: APP_DESCRIPTION,
    version: '2.4.1',
    serverUrl: '/',
    serverDescription: SERVER,
    prefix: '/app',
    tags: APP_TAGS,
    paths: { [APP_SELF]: wayTo('getAppDescription', 'People', { 'x-session-needs': 'nothing' }) },
  });
