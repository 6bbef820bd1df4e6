import { tag } from '../text/tagging.ts';
import type { RowName } from './row-name.ts';

const AUXILIARY = /^(?:is|are|was|were|can|may|must|should|will|has|have)$/;
const TO_MANY = new Map<string, string>(Object.entries({ is: 'are', was: 'were', has: 'have' }));

const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1);

/** "reduced" of "how it is reduced", asked of one row: "How is … reduced?" */
function ofRow(word: string, rest: string, row: RowName): string | null {
  const [verb = '', ...after] = rest.trim().split(' ');
  const tail = after.length > 0 ? ` ${after.join(' ')}` : '';
  if (AUXILIARY.test(verb))
    return `${capital(word)} ${row.many ? (TO_MANY.get(verb) ?? verb) : verb} ${row.text}${tail}?`;
  const token = tag(`it ${rest.trim()}`)[1];
  if (token?.pos !== 'VERB' && token?.pos !== 'AUX') return null;
  if (/ed$/.test(token.lower)) return `${capital(word)} did ${row.text} ${token.lemma}${tail}?`;
  if (!/s$/.test(token.lower)) return null;
  return `${capital(word)} ${row.many ? 'do' : 'does'} ${row.text} ${token.lemma}${tail}?`;
}

/** "what the firm does" → "What does the firm do": the clause of a heading as a question, without its mark; null where it cannot be read. */
function turned(word: string, clause: string): string | null {
  const tokens = tag(clause);
  const at = tokens.findIndex((token) => token.pos === 'AUX' || token.pos === 'VERB');
  const verb = tokens[at];
  if (!verb) return null;
  // "what happens", "what stays constant": the word that asks is the subject.
  if (at === 0) return /(?:s|ed|nt)$/.test(verb.lower) ? `${capital(word)} ${clause}` : null;
  const subject = clause.slice(0, verb.start).trim();
  const rest = clause.slice(verb.end);
  if (AUXILIARY.test(verb.lower)) return `${capital(word)} ${verb.lower} ${subject}${rest}`;
  if (/s$/.test(verb.lower)) return `${capital(word)} does ${subject} ${verb.lemma}${rest}`;
  return verb.lower === verb.lemma ? `${capital(word)} do ${subject} ${verb.lower}${rest}` : null;
}

/** A heading that begins with a word that asks, as a question about one row; null where it makes none. */
export function whQuestion(name: string): ((row: RowName) => string) | null {
  const [first = '', ...others] = name.split(' ');
  const word = first.toLowerCase();
  const clause = others.join(' ').replace(/ there$/, '');
  if (clause === '') return word === 'where' ? (row) => `Where ${row.many ? 'are' : 'is'} ${row.text} found?` : null;
  if (/^what (?:it is|they are)$/i.test(name)) return (row) => `What is meant by ${row.text}?`;
  const own = /^(?:it|they) (.+)$/i.exec(clause);
  if (own) {
    const probe = ofRow(word, own[1]!, { text: '', many: false, during: '' });
    return probe ? (row) => ofRow(word, own[1]!, row)! : null;
  }
  const use = /^to (\p{L}+)$/u.exec(clause);
  if (use) return (row) => `${capital(word)} should one ${use[1]!} ${row.text}?`;
  const question = turned(word, clause);
  if (!question) return null;
  if (/ (?:it|them)$/.test(question)) return (row) => `${question.replace(/ (?:it|them)$/, '')} ${row.text}?`;
  return /\b(?:it|they|them)\b/.test(question) ? null : (row) => `${question} ${row.during}?`;
}
