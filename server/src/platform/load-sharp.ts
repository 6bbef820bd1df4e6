/** Loaded with the first picture: it brings a library of 15 MB. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // Pictures of strangers are not worth remembering, and one core is enough for one of them.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
