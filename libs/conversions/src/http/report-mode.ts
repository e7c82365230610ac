import { collectIssues, type Field, Flag } from '@switchyard/http-kit';
import { type Caller, type Issue, validationError } from '@switchyard/kernel';
import type { TestRequest } from '../use-cases/report/doors';

const optional = { example: true, optional: true } as const;

export const DryRun = (): Field =>
  Flag({
    ...optional,
    description: 'Show in `preview` what platforms would be sent. Nothing is kept or sent.',
  });
export const Test = (): Field =>
  Flag({
    ...optional,
    description: 'Let platforms check it and count nothing; what they cannot check is not sent.',
  });
export const ConfirmTest = (): Field =>
  Flag({ ...optional, description: 'With `test`: also send it to Meta, which counts its tests.' });

/** How a whole report is taken; beside the members of one item, or the list of several. */
class ReportModeDto {
  @DryRun() dry_run?: boolean;
  @Test() test?: boolean;
  @ConfirmTest() confirmTest?: boolean;
}

const MEMBERS = [
  'dry_run',
  'test',
  'confirmTest',
] as const satisfies readonly (keyof ReportModeDto)[];

/** How a report is taken, and its body without the members that say so. */
export interface ReportMode {
  readonly isDryRun: boolean;
  readonly test: TestRequest | undefined;
  readonly body: unknown;
}

/**
 * Takes `dry_run`, `test` and `confirmTest` off a body. A body that is a list has none. Throws
 * `VALIDATION_ERROR` for what is no flag, and for a website, which may neither test nor look.
 */
export const reportModeOf = (
  given: unknown,
  { websiteKeyId }: Pick<Caller, 'websiteKeyId'>,
): ReportMode => {
  const isObject = typeof given === 'object' && given !== null && !Array.isArray(given);
  const stated = isObject ? MEMBERS.filter((member) => Object.hasOwn(given, member)) : [];
  if (stated.length === 0) return { isDryRun: false, test: undefined, body: given };
  if (websiteKeyId !== undefined) {
    throw validationError(
      stated.map((member): Issue => ({
        path: `/${member}`,
        code: 'NOT_ALLOWED',
        message: `a website may not send ${member}`,
      })),
    );
  }
  const { dry_run, test, confirmTest, ...body } = given as ReportModeDto;
  const mode = { dry_run, test, confirmTest };
  const asked = Object.fromEntries(stated.map((member) => [member, mode[member]]));
  const issues = collectIssues(ReportModeDto, asked);
  if (issues.length > 0) throw validationError(issues);
  return {
    isDryRun: dry_run === true,
    test: test === true ? { isConfirmed: confirmTest === true } : undefined,
    body,
  };
};
