import { maskedPayload } from './masked-payload';

it('masks whom a payload names and its secrets, and shows the rest', () => {
  const payload = {
    id: 'evt_1',
    type: 'order.paid',
    total: '49.90',
    created_at: '2026-11-21T09:00:00Z',
    customer: { id: 'cus_1', email: 'ada@example.com', first_name: 'Ada' },
    billing: { phone: '030 1234567', postcode: 10115 },
    client_details: { browser_ip: '203.0.113.9', ip: '203.0.113.9' },
    propertyName: 'dealstage',
    remark: 'call ada@example.com',
    callback: '+49 30 1234567',
    landing_site: '/shop?gclid=Cj0&mail=ada',
    hash: 'a'.repeat(64),
    paid: true,
  };
  expect(maskedPayload(payload)).toEqual({
    id: 'evt_1',
    type: 'order.paid',
    total: '49.90',
    created_at: '2026-11-21T09:00:00Z',
    customer: { id: 'cus_1', email: 'masked', first_name: 'masked' },
    billing: { phone: 'masked', postcode: 'masked' },
    client_details: { browser_ip: 'masked', ip: 'masked' },
    propertyName: 'dealstage',
    remark: 'masked',
    callback: 'masked',
    landing_site: '/shop?…',
    hash: 'aaaaaaaa…',
    paid: true,
  });
});
