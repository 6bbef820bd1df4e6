/** Frequent function words per language, written without diacritics. Distinctive words matter more than complete lists. */
const PROFILES: Record<string, string> = {
  en: 'the of and to in is that for it as was with be by on are this from or which an at not have can has they these but were their its also may such into when than between there',
  fr: 'le la les des et un une du en est que pour qui dans par sur au avec sont pas plus ce cette ses aux ont il elle nous comme mais ou',
  es: 'el la los las de que y en un una por con para es se del al no su como mas lo sus pero este esta son entre',
  pt: 'o os as de que e em um uma por com para da do dos das no na nao se sao como mais ao pela pelo sua seu',
  de: 'der die das und in den von zu mit sich des auf fur ist im dem nicht ein eine als auch es an werden aus er hat',
  sw: 'na ya wa kwa ni za katika la cha kama au hii hiyo yake wake kuwa pia lakini ambayo mwa vya huo kwamba',
  ha: 'da na a ta ya su ne ce wannan cikin don kuma ba daga ga shi ko wani kan amma idan domin wata wanda yana suna',
  yo: 'ni ti si awon o a won fun pelu ati lati ninu je gbogbo naa bi nipa ko lori kan re mo eyi wa yii tabi sugbon ohun',
  ig: 'na nke ya ka bu ndi n a di ha maka onye si ga o ma nwere ihe otu ahu ndi mgbe site nwa ime ala mmadu bụ',
  pcm: 'dey na wey dem don for go no una wetin abi sey make im pesin pikin sabi wan tok dis dat di',
};
/** Words of Nigerian Pidgin that English does not have. */
const PIDGIN = new Set('dey wey wetin una dem sey abi pesin pikin sabi dis dat di dia tori moni wia oga'.split(' '));
const SETS = Object.entries(PROFILES).map(([code, list]) => [code, new Set(list.split(' '))] as const);
const SAMPLE_WORDS = 3000;
const FEWEST_WORDS = 20;

export interface Language {
  /** ISO 639 code, or `unknown`. */
  code: string;
  english: boolean;
}

function plainWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/\p{L}+/gu) ?? [];
}

function shareOf(words: readonly string[], set: ReadonlySet<string>): number {
  let found = 0;
  for (const word of words) if (set.has(word)) found++;
  return found / words.length;
}

/**
 * The language of a text by its function words. Short texts (under 20 words) are taken for English: a title or a table
 * gives no evidence either way.
 */
export function detectLanguage(text: string): Language {
  const all = plainWords(text);
  // The beginning, the middle and the end, so that an English preface does not decide for the whole.
  const third = SAMPLE_WORDS / 3;
  const middle = Math.floor(all.length / 2);
  const sample =
    all.length <= SAMPLE_WORDS
      ? all
      : [...all.slice(0, third), ...all.slice(middle, middle + third), ...all.slice(-third)];
  if (sample.length < FEWEST_WORDS) return { code: 'en', english: true };
  if (shareOf(sample, PIDGIN) > 0.04) return { code: 'pcm', english: false };
  let best = { code: 'unknown', share: 0.12 };
  for (const [code, set] of SETS) {
    if (code === 'pcm') continue;
    const share = shareOf(sample, set);
    if (share > best.share) best = { code, share };
  }
  return { code: best.code, english: best.code === 'en' };
}

/** Whether at least half of the letters are Latin; those of formulas are everybody's. */
function isLatin(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const known = letters.filter((letter) => /[\p{Script=Latin}\p{Script=Greek}\p{Script=Common}]/u.test(letter));
  return known.length * 2 >= letters.length;
}

const familyOf = (code: string) => (code === 'pcm' ? 'en' : code);

/**
 * Whether a text is surely in another language than the reference: in another script, or with the small words of a
 * language that is known and not the reference's. Too short a text in the same script is given the benefit of the doubt.
 */
export function isForeignTo(text: string, reference: string): boolean {
  const words = plainWords(text);
  if (words.length === 0) return false;
  if (isLatin(text) !== isLatin(reference)) return true;
  if (words.length < FEWEST_WORDS) return false;
  const [own, other] = [reference, text].map((each) => familyOf(detectLanguage(each).code));
  const ownWords = SETS.find(([code]) => code === own)?.[1];
  const otherWords = SETS.find(([code]) => code === other)?.[1];
  if (!ownWords || !otherWords || own === other) return false;
  return shareOf(words, ownWords) * 2 < shareOf(words, otherWords);
}
