/** Nearest first; then any English. */
const accents = ['en-NG', 'en-GB', 'en-ZA', 'en-KE', 'en-US'];

/** Only a voice of the device itself: others would send the lesson elsewhere, and cost data. */
export function findVoice(): SpeechSynthesisVoice | null {
  if (!('speechSynthesis' in window)) return null;
  const voices = speechSynthesis
    .getVoices()
    .filter(({ localService, lang }) => localService && lang.startsWith('en'))
    // Android writes en_NG.
    .map((voice) => ({ voice, lang: voice.lang.replace('_', '-') }));
  const near = accents.map((accent) => voices.find(({ lang }) => lang === accent)).find(Boolean);
  return (near ?? voices[0])?.voice ?? null;
}

/** Calls back when the device's voices are known or change. Returns what ends it. */
export function watchVoices(onChange: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => {};
  speechSynthesis.addEventListener('voiceschanged', onChange);
  return () => speechSynthesis.removeEventListener('voiceschanged', onChange);
}
