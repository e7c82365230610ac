import { StepFailed } from './step-failed';

/** Business time is the emulators' clock here. Answers what it is then. */
export const advanceClock = async (
  emulatorUrl: string,
  advanceSeconds: number,
): Promise<string> => {
  const response = await fetch(`${emulatorUrl}/_control/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceSeconds }),
  });
  if (!response.ok) {
    throw new StepFailed(
      `The emulators' clock answered ${response.status}: ${await response.text()}`,
    );
  }
  return ((await response.json()) as { now: string }).now;
};
