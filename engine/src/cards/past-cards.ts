import { EVALUATIVE } from '../facts/description.ts';
import { plainSentence } from '../grammar/wording.ts';
import { kindOf } from '../kinds/kinds.ts';
import { type Corpus, originOf } from '../reading/corpus.ts';
import { namesUnknown } from '../standing/statement.ts';
import { isVagueSubject, leansOnContext } from '../standing/words.ts';
import { isPlural } from '../text/number.ts';
import { isNoun, tagQuickly } from '../text/tagging.ts';
import { termKey } from '../text/terms.ts';
import type { CardDraft } from './card.ts';
import { saysAllOf } from './meaning-cards.ts';
import { line, withArticle, wordCount } from './wording.ts';

/** "The First Triumvirate was an informal alliance between …", "Plebeians were the common citizens …" */
const WAS =
  /^(?:(The|An?) )?(\p{L}[\p{L}'’-]+(?: [\p{L}'’-]+){0,5}?) (was|were) ((?:(?:an?|the|one|two|three|four|five) )?\p{Ll}.+)$/u;
/** What follows its noun and says which one is meant. */
const SAYS_WHICH =
  / (?:that|which|who|whose|of|for|in which|by which|at which|where|between|from|with|elected|chosen|fought|formed|made|used) /;
/** How it counts beside others, or what was done to it, is not what it was. */
const NO_MEANING =
  /^(?:an?|the) (?:\p{Ll}+est|most|more|less|same|only|main|chief|result|reason|turning|first|second|third|last|next)\b|^(?:not|also|still|often|then|soon|now|never|once)\b/u;
/** "a spokesman of the elders, and was allowed to …": what else is said of it. */
const SECOND_VERB = /,? (?:and|but) (?:was|were|had|is|are|has|could|did)\b.*$/;
const WORDS = { least: 4, most: 32 };

/** A name: every word of it has a capital, or the text writes its only one with a capital elsewhere. */
function isName(words: string, corpus: Corpus): boolean {
  const own = words.split(' ').filter((word) => !/^(?:of|the|and|for|de|von|van|al|ibn|dan)$/.test(word));
  if (!own.every((word) => /^\p{Lu}/u.test(word))) return false;
  const casing = corpus.casing.get(words.toLowerCase());
  return own.length > 1 || (casing !== undefined && casing.upper > casing.lower);
}

/** What came to be known by a name, in a text that tells of the past; of a person, who it was. */
export function pastCards(corpus: Corpus): CardDraft[] {
  return corpus.entries.flatMap((entry): CardDraft[] => {
    if (entry.example || entry.sentence.kind !== 'paragraph') return [];
    const [, article = '', subject = '', verb, rest = ''] = WAS.exec(plainSentence(entry.sentence.text)) ?? [];
    if (!subject || leansOnContext(subject)) return [];
    const said = rest.replace(SECOND_VERB, '');
    const named = isName(subject, corpus);
    if (!named && isVagueSubject(`${article} ${subject}`.trim())) return [];
    // "The city was …" tells of one that was named before; "plebeians were …" of all of them.
    if (!named && (article === 'The' || (article === '' && verb === 'was'))) return [];
    const genus = genusOf(said, verb === 'were');
    if (genus === null || NO_MEANING.test(said) || EVALUATIVE.test(said) || !SAYS_WHICH.test(` ${said} `)) return [];
    const count = wordCount(said);
    if (count < WORDS.least || count > WORDS.most || leansOnContext(said)) return [];
    const name = withArticle(article.toLowerCase(), named ? subject : subject[0]!.toLowerCase() + subject.slice(1));
    if (namesUnknown(said, corpus, name) || saysAllOf(subject, said)) return [];
    const asks = kindOf(genus) === 'person' || / who /.test(said) ? 'Who' : 'What';
    return [
      {
        form: 'meaning',
        front: `${asks} ${verb} ${name}?`,
        back: line(said),
        about: termKey(subject),
        weight: 4.3,
        origin: originOf(entry),
      },
    ];
  });
}

/** The noun that says what sort of thing it was; null where none opens what is said, or its number is another. */
function genusOf(said: string, plural: boolean): string | null {
  const tokens = tagQuickly(said);
  const first = tokens.findIndex((token) => token.pos !== 'DET' && token.pos !== 'ADJ' && token.pos !== 'NUM');
  if (!isNoun(tokens[first])) return null;
  let last = first;
  while (isNoun(tokens[last + 1])) last++;
  const { text, lemma } = tokens[last]!;
  return isPlural(text) === plural ? lemma : null;
}
