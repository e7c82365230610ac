/** The same bytes in pieces of one size, the last one smaller. */
export async function* pieces(
  body: AsyncIterable<Uint8Array>,
  size: number,
): AsyncIterable<Uint8Array> {
  let held: Uint8Array[] = [];
  let length = 0;
  for await (const bytes of body) {
    held.push(bytes);
    length += bytes.length;
    if (length < size) continue;
    const all = Buffer.concat(held);
    const whole = all.length - (all.length % size);
    for (let at = 0; at < whole; at += size) yield all.subarray(at, at + size);
    held = [all.subarray(whole)];
    length = all.length - whole;
  }
  if (length > 0) yield Buffer.concat(held);
}
