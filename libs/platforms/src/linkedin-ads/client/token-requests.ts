import type { HttpRequest } from '../../port/io';

/** A form to the host of tokens (platform document 2a): no platform call, so it is not counted. */
export const formRequest = (url: string, form: Readonly<Record<string, string>>): HttpRequest => ({
  method: 'POST',
  url,
  headers: {
    'Content-Type': 'application/x-www-form-urlencoded',
    Accept: 'application/json',
  },
  body: new URLSearchParams(form).toString(),
  counted: false,
});
