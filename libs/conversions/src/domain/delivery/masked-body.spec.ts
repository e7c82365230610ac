import { maskedBody, SEALED } from './masked-body';

const HASH = 'a1b2c3d4'.repeat(8);

describe('a body that is shown', () => {
  it('has its hashes cut at every depth', () => {
    expect(maskedBody({ data: [{ user_data: { em: [HASH], ph: [HASH.toUpperCase()] } }] })).toEqual(
      {
        data: [{ user_data: { em: ['a1b2c3d4…'], ph: ['A1B2C3D4…'] } }],
      },
    );
  });

  it.each([
    ['client_ip_address', '203.0.113.7'],
    ['ipAddress', '2001:db8::1'],
    ['ip', '203.0.113.7'],
    ['client_user_agent', 'Mozilla/5.0'],
    ['userAgent', 'Mozilla/5.0'],
    ['postalCode', '10115'],
    ['postal_code', '10115'],
    ['city', 'Berlin'],
    ['cities', 'Berlin'],
    ['zip_codes', '10115'],
    ['states', 'IL'],
  ])('has %s masked', (name, value) => {
    expect(maskedBody({ user: { [name]: value, [`${name}s`]: [value] } })).toMatchObject({
      user: { [name]: 'masked' },
    });
  });

  it('keeps what identifies no person, and says what is sealed', () => {
    const body = {
      event_name: 'Purchase',
      event_time: 1_795_000_000,
      value: 49.9,
      click_id: 'x'.repeat(64),
      country: 'DE',
      ip: SEALED,
      opt_out: false,
      nothing: null,
    };
    expect(maskedBody(body)).toEqual(body);
  });
});
