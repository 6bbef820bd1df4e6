import { capitalise } from '../../text/normalise.ts';
import { contentStems } from '../../text/stems.ts';
import { type Corpus, originOf } from '../corpus.ts';
import type { Entry } from '../entry.ts';
import { contraryOf } from '../negation.ts';
import { falseForms } from '../opposites.ts';
import type { Origin } from '../types.ts';
import { isUnparseable, isVagueSubject, leansOnContext, plainSentence, withoutInnerLinks } from '../wording.ts';
import type { Predicate } from './predicates.ts';

/** A statement of the text with a form of it that is surely false, where there is one. */
export interface Statement {
  text: string;
  wrong: string | null;
  /** The false form merely denies. */
  plain: boolean;
  stems: readonly string[];
  subject: string;
  /** How much the document makes of its subject. */
  standing: number;
  origin: Origin;
}

/** The statement that a predicate makes of its subject. */
export function statementOf(predicate: Predicate): Statement | null {
  if (predicate.context || predicate.lead || predicate.tense === 'past' || predicate.says) return null;
  // "The wound becomes red": which, and when, the sentence before tells.
  if (/^the \p{L}+$/u.test(predicate.name) && predicate.tense !== 'modal' && predicate.kind !== 'person') return null;
  const name = capitalise(predicate.name);
  // A word of the subject in the place of another would be nonsense: the whole statement is looked at.
  const [altered] = falseForms(`${name} ${predicate.text}`, name.length + 1);
  const contrary = contraryOf(predicate.text);
  const wrong = altered ?? (contrary ? `${name} ${contrary.text}` : null);
  return {
    text: `${name} ${predicate.text}`,
    wrong,
    plain: !altered && (contrary?.plain ?? false),
    stems: predicate.stems,
    subject: predicate.subject.key,
    standing: predicate.standing,
    origin: predicate.origin,
  };
}

/** "… must …", "… is not …": a rule, whose verb is found without taking the sentence apart. */
const RULE =
  /^((?:An?|Any|Every|Each|\p{Lu}\p{L}+) [^,;:]{2,90}?|\p{Lu}\p{L}+) ((?:must not|may not|need not|cannot|is not|are not|must|does not|do not) .+)$/u;
const SUBORDINATE = /\b(?:if|when|because|unless|although|though|while|where|until|whether|that|as)\b/i;

/** A rule that a sentence lays down, cut before its reasons and exceptions. */
export function ruleIn(entry: Entry, corpus: Corpus): Statement | null {
  const text = withoutInnerLinks(plainSentence(entry.sentence.text));
  const count = text.split(' ').length;
  if (count < 6 || count > 36 || isUnparseable(text) || isVagueSubject(text) || /^The \p{L}+ (?!of\b)/u.test(text))
    return null;
  const match = RULE.exec(text);
  if (!match || SUBORDINATE.test(match[1]!)) return null;
  const rule = match[2]!.split(
    /,? (?:because|since|but|although|unless|even if|even though|so that|while|whereas|no matter|however) |[;:]|, (?:and|as|so|for|which|who) /,
  )[0]!;
  const contrary = contraryOf(rule.replace(/,$/, ''));
  const whole = `${match[1]} ${rule}`.replace(/,$/, '');
  // Whoever the rule speaks of first is meant by "he" in it.
  if (!contrary || contrary.plain || leansOnContext(whole.replace(/\b(?:he|his|him|himself|it|its)\b/g, '')))
    return null;
  if (/^(?:It|He|They|She)\b/.test(whole) || whole.split(' ').length < 6) return null;
  const subject = contentStems(match[1]!).join(' ');
  return {
    text: whole,
    wrong: `${match[1]} ${contrary.text}`,
    plain: false,
    stems: contentStems(rule),
    subject,
    standing: corpus.terms.get(match[1]!.toLowerCase())?.weight ?? 1,
    origin: originOf(entry),
  };
}
