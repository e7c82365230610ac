import { answered, type Party, type Preview } from '@switchyard/test-kit';

/** The plan that undoes a sync, once it is ready. */
export const undone = async (
  party: Party,
  syncId: string,
): Promise<Preview & { readonly planHash: string }> => {
  const asked = await answered(
    party.api.POST('/api/v1/sync/{id}/undo', { params: { path: { id: syncId } } }),
  );
  const preview = await party.system.holds(async () => {
    const now = await answered(
      party.api.GET('/api/v1/sync/preview/{id}', { params: { path: { id: asked.id } } }),
    );
    if (now.status === 'computing') throw new Error('still computing');
    return now;
  }, 60_000);
  return { ...preview, planHash: preview.planHash as string };
};
