import { previewed, type Party } from '@switchyard/test-kit';

/** Fails unless a fresh plan of the whole Space is empty: nothing to send, to take in, to decide, to repair. */
export const expectNothingLeft = async (party: Party): Promise<void> => {
  const { summary, platforms, drift, blocked, warnings } = await previewed(party);
  const changes = platforms.flatMap((one) =>
    one.changes.map(({ action, entity, name, fields }) => ({ action, entity, name, fields })),
  );
  expect({ changes, drift, blocked, warnings }).toEqual({
    changes: [],
    drift: [],
    blocked: [],
    warnings: [],
  });
  expect(summary).toMatchObject({
    exports: 0,
    imports: 0,
    removals: 0,
    drift: 0,
    blocked: 0,
    warnings: 0,
  });
};
