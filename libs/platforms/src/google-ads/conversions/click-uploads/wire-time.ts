/** `yyyy-MM-dd HH:mm:ss+00:00`: Google compels a zone and takes no fractions. */
export const wireTime = (at: number): string =>
  `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')}+00:00`;
