import { Refusal } from './refusal';

/** Versions alive on 20 November 2026 (platform document 2: there was no 202512; 202511 ended four days before). */
const LIVING: readonly string[] = [
  '202601',
  '202602',
  '202603',
  '202604',
  '202605',
  '202606',
  '202607',
  '202608',
  '202609',
];

/** Refuses a call without `LinkedIn-Version` (400), and one of a version that has ended or never was (426). */
export function checkVersion(version: string | undefined): void {
  if (version === undefined) {
    throw new Refusal(400, {
      status: 400,
      code: 'VERSION_MISSING',
      message:
        'A version must be present. Please specify a version by adding the LinkedIn-Version header.',
    });
  }
  if (LIVING.includes(version)) return;
  throw new Refusal(426, {
    status: 426,
    code: 'NONEXISTENT_VERSION',
    message: `Requested version ${version} is not active`,
  });
}
