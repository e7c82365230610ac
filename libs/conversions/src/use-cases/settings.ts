/** `KeyRing` of `SWITCHYARD_SECRET_KEYS`: look-up keys of persons and secrets of providers. */
export const SECRET_KEYS = Symbol('secret keys');

/** `KeyRing` that persons are sealed to; only the worker opens them. */
export const PUBLIC_KEYS = Symbol('sealing public keys');
