/**
 * The body of a request as JSON. Throws where `JSON.stringify` writes null for a value that is broken: a number that is none, an invalid date, an
 * undefined item of a list. Null clears a field on a platform.
 */
export const jsonText = (value: unknown): string =>
  JSON.stringify(value, function (this: unknown, member, written: unknown) {
    const held = this instanceof Object ? (this as Record<string, unknown>)[member] : written;
    const isBroken =
      (typeof written === 'number' && !Number.isFinite(written)) ||
      (written === null && held instanceof Object) ||
      (written === undefined && Array.isArray(this));
    if (isBroken) throw new TypeError(`The value of ${member} cannot be sent: ${String(held)}.`);
    return written;
  });
