import { PLATFORMS } from '../vendor';
import { LocalEmulators } from './local-emulators';

describe('a path that no vendor has', () => {
  const emulators = new LocalEmulators(() => Date.parse('2026-11-22T12:00:00Z'));
  const ask = async (path: string) => {
    const url = `http://127.0.0.1${path}`;
    const answer = await emulators.exchange({ method: 'GET', url, headers: {} });
    if (answer.kind !== 'answered') throw new Error(answer.kind);
    return { status: answer.status, body: answer.body.toString('utf8') };
  };

  it.each(PLATFORMS)(
    'is refused below /%s as the vendor refuses, not as missing here',
    async (name) => {
      const { status, body } = await ask(`/${name}/no/such/host`);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(body).not.toMatch(/emulat/i);
    },
  );

  it('is Microsoft’s own 404 where a Microsoft host is not emulated', async () => {
    expect(await ask('/microsoft-ads/bulk/Bulk/v13/Campaigns')).toEqual({
      status: 404,
      body: '{"Message":"No HTTP resource was found that matches the request URI."}',
    });
  });
});
