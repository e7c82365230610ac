import { stateOfVersion } from '@switchyard/vendor-versions';
import { Refusal } from './refusal';

/** Refuses a call without `LinkedIn-Version` (400), and one of a version that has ended or never was (426). */
export function checkVersion(version: string | undefined, now: number): void {
  if (version === undefined) {
    throw new Refusal(400, {
      status: 400,
      code: 'VERSION_MISSING',
      message:
        'A version must be present. Please specify a version by adding the LinkedIn-Version header.',
    });
  }
  if (stateOfVersion('linkedin-ads', version, new Date(now)) === 'SERVED') return;
  throw new Refusal(426, {
    status: 426,
    code: 'NONEXISTENT_VERSION',
    message: `Requested version ${version} is not active`,
  });
}
