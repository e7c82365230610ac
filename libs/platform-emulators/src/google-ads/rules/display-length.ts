/** Length as the vendor counts it: an insertion tag counts as its default text, wide East Asian characters twice. From memory, unverified. */
export function displayLength(text: string): number {
  const shown = text.replace(/\{keyword:([^}]*)\}/gi, '$1');
  return [...shown].reduce((length, character) => length + (isWide(character) ? 2 : 1), 0);
}

function isWide(character: string): boolean {
  return /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/.test(
    character,
  );
}
