import type { HttpRequest } from '../port/io';
import { jsonText } from '../request-body';
import { requireSendable, UnsendableRequest } from './unsendable';

const URL_OF = 'https://ads.example/v1/campaigns/7?level=ad';
const request = (more: Partial<HttpRequest>): HttpRequest => ({
  method: 'POST',
  url: URL_OF,
  headers: { 'Content-Type': 'application/json' },
  counted: true,
  ...more,
});
const form = (body: string) =>
  request({ body, headers: { 'content-type': 'application/x-www-form-urlencoded' } });
const json = (body: unknown) => request({ body: JSON.stringify(body) });

describe('a request', () => {
  it.each([
    ['a bid of an undefined value', json({ cpcBidMicros: 'undefined' }), '/cpcBidMicros'],
    ['a date of luxon', json({ data: { start_time: 'Invalid DateTime' } }), '/data/start_time'],
    ['a date of JavaScript', json([{ end: 'Invalid Date' }]), '/0/end'],
    ['an object as text', json({ id: '[object Object]' }), '/id'],
    ['a number that is none', form('daily_budget=NaN'), 'daily_budget'],
    ['JSON in a form', form(`bid=${encodeURIComponent('{"amount":"NaN"}')}`), '/amount'],
    ['a path', request({ url: 'https://ads.example/v1/campaigns/undefined' }), 'the path'],
    ['a query', request({ url: `${URL_OF}&after=undefined` }), "the query's after"],
  ])('with %s is stopped', (_what, one, place) => {
    expect(() => requireSendable(one)).toThrow(UnsendableRequest);
    expect(() => requireSendable(one)).toThrow(place);
  });

  it.each([
    ['a keyword that people search for', json({ keyword: { text: 'undefined' } })],
    ['a list of headlines', json({ headlines: [{ text: 'NaN' }] })],
    ['the word within a text', json({ url: 'https://shop.example/undefined-behaviour' })],
    ['null, which clears', json({ end_time: null })],
    ['a file', request({ body: Buffer.from('undefined'), headers: {} })],
    ['no body', request({})],
  ])('with %s is sent', (_what, one) => {
    expect(() => requireSendable(one)).not.toThrow();
  });
});

describe('JSON of a request', () => {
  it.each([
    [{ bid: Number.NaN }],
    [{ bid: [1, Number.POSITIVE_INFINITY] }],
    [{ ids: ['1', undefined] }],
    [{ at: new Date(Number.NaN) }],
  ])('is not written of %j', (value) => {
    expect(() => jsonText(value)).toThrow('cannot be sent');
  });

  it('is what JSON.stringify writes of everything else', () => {
    const value = { a: null, b: [0, ''], c: { d: undefined }, at: new Date(0) };
    expect(jsonText(value)).toBe(JSON.stringify(value));
  });
});
