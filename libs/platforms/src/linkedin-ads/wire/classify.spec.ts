import type { Failure } from '../../port/failure';
import { classifyAnswer, classifyError } from './classify';
import { readAnswer } from './answer';
import type { Nature } from './rest-call';

/** 23:59:00 UTC. */
const NOW = Date.UTC(2026, 10, 21, 23, 59);

const summary = (failure: Failure | undefined): string => {
  if (!failure) return 'taken';
  const extra =
    failure.kind === 'throttled'
      ? ` ${failure.scope} ${failure.retryAfterSeconds}`
      : failure.kind === 'refused' && failure.field
        ? ` ${failure.field}`
        : '';
  return `${failure.kind}${extra} ${failure.detail.code}`;
};

const answered = (status: number, body: unknown, nature: Nature = 'read'): string =>
  summary(
    classifyAnswer(
      readAnswer({
        status,
        headers: {},
        body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
      }),
      { nature, entity: 'campaign', now: NOW },
    ),
  );

const inputError = (code: string, fieldPath: string): object => ({
  description: 'said',
  code,
  input: { inputPath: { fieldPath } },
});
const newer = (code: string, ...inputErrors: readonly object[]): object => ({
  status: 400,
  serviceErrorCode: 10_007,
  code,
  message: 'said',
  errorDetails: { inputErrors, conditionalInputErrors: [] },
});

describe('an answer of LinkedIn', () => {
  it.each<readonly [string, number, unknown, Nature, string]>([
    ['taken', 200, { elements: [] }, 'read', 'taken'],
    ['taken without a body', 204, '', 'change', 'taken'],
    [
      'a quota of a day',
      429,
      {
        status: 429,
        message:
          'Resource level throttle APPLICATION_AND_MEMBER DAY limit for calls to this resource is reached',
      },
      'read',
      'throttled day 60 HTTP_429',
    ],
    ['too fast', 429, '<html>', 'create', 'throttled short 60 HTTP_429'],
    [
      'a token that is dead',
      401,
      { status: 401, serviceErrorCode: 65_602, message: 'expired' },
      'read',
      'unauthorised SERVICE_ERROR_65602',
    ],
    [
      'a permission that was not given',
      403,
      { status: 403, serviceErrorCode: 100, message: 'Not enough permissions' },
      'read',
      'unauthorised SERVICE_ERROR_100',
    ],
    [
      'a role that may not',
      403,
      { status: 403, code: 'NO_PERMISSION_ON_ENTITY', message: 'Viewer' },
      'change',
      'refused NO_PERMISSION_ON_ENTITY',
    ],
    [
      'a write conflict',
      409,
      { status: 409, code: 'CONFLICT', message: 'Write Conflict' },
      'change',
      'unavailable CONFLICT',
    ],
    [
      'a version that ended',
      426,
      { status: 426, message: 'Version Header is Deprecated' },
      'read',
      'refused VERSION_SUNSET',
    ],
    ['a fault while creating', 500, '', 'create', 'unknown HTTP_500'],
    ['a fault while changing', 503, '', 'change', 'unavailable HTTP_503'],
    [
      'success that is no JSON, while creating',
      200,
      '<html>',
      'create',
      'unknown PLATFORM_CONTRADICTED',
    ],
    [
      'one fault of the newer envelope',
      400,
      newer('FIELD_VALUE_TOO_LOW', inputError('FIELD_VALUE_TOO_LOW', '/dailyBudget/amount')),
      'create',
      'refused budget FIELD_VALUE_TOO_LOW',
    ],
    [
      'several: the first names itself',
      400,
      newer(
        'MULTIPLE_VALIDATIONS_FAILED',
        inputError('FIELD_LENGTH_TOO_LONG', '/name'),
        inputError('DATE_TOO_EARLY', '/runSchedule/start'),
      ),
      'create',
      'refused name FIELD_LENGTH_TOO_LONG',
    ],
    [
      'the older envelope',
      422,
      { status: 422, message: 'unexpected field' },
      'create',
      'refused HTTP_422',
    ],
  ])('%s', (_, status, body, nature, expected) =>
    expect(answered(status, body, nature)).toBe(expected),
  );

  it('is told of ad groups with the part of the audience that it is about', () => {
    const body = newer(
      'INCOMPATIBLE_TARGETING_COMBINATION',
      inputError(
        'INCOMPATIBLE_TARGETING_COMBINATION',
        '/targetingCriteria/include/and/2/or/urn:li:adTargetingFacet:titles',
      ),
    );
    expect(
      summary(
        classifyError(400, body as Record<string, unknown>, {
          nature: 'create',
          entity: 'adGroup',
          now: NOW,
        }),
      ),
    ).toBe('refused targeting/linkedin/include/jobTitles INCOMPATIBLE_TARGETING_COMBINATION');
  });
});
