import { isPlural } from '../../text/number.ts';
import { contentStems, overlap } from '../../text/stems.ts';
import { type Corpus, inSentence, sentencesWith } from '../corpus.ts';
import type { TermGap } from '../facts/term-gaps.ts';
import { areApart, kinOf } from '../kin.ts';
import type { Candidate } from '../types.ts';

/** Whether another sentence says of a term what is asked. */
function isSaidOf(term: string, own: TermGap, corpus: Corpus): boolean {
  return sentencesWith(contentStems(term), corpus, 40).some((order) => {
    const entry = corpus.entries[order]!;
    return entry.sentence.text !== own.origin.sentence && overlap(own.claim, entry.stems) >= 0.45;
  });
}

function optionsFor(own: TermGap, corpus: Corpus): string[] {
  const sentence = contentStems(own.origin.sentence);
  const far = (sentences: readonly number[]) =>
    Math.min(...sentences.map((index) => Math.abs(index - own.origin.order)));
  const three: string[] = [];
  const kin = [...kinOf(corpus)(own.key)].sort((a, b) => far(a.sentences) - far(b.sentences));
  for (const term of kin) {
    if (three.length === 3) break;
    const { text } = term;
    if (isPlural(text) !== isPlural(own.right) || !areApart(text, own.right)) continue;
    if (
      text.split(' ').length > own.right.split(' ').length + 1 ||
      /^\p{Lu}/u.test(text) !== /^\p{Lu}/u.test(inSentence(own.right, corpus))
    )
      continue;
    if (contentStems(text).every((item) => sentence.includes(item)) || isSaidOf(text, own, corpus)) continue;
    if (three.every((other) => areApart(other, text))) three.push(text);
  }
  return three;
}

/** "Which term completes this statement?" with terms of the document that are of the same sort. */
export function termGapQuestions(gaps: readonly TermGap[], corpus: Corpus): Candidate[] {
  return gaps.flatMap((own) => {
    const wrong = optionsFor(own, corpus);
    if (wrong.length < 3) return [];
    const opens = own.before === '';
    const show = (text: string) => (opens ? text[0]!.toUpperCase() + text.slice(1) : text);
    return [
      {
        form: 'term' as const,
        stem: `Which term completes this statement? “${own.before}_____${own.after}.”`,
        answer: own.right,
        distractors: wrong.map(show),
        difficulty: 'medium' as const,
        weight: 2.6 + Math.min(0.8, (corpus.terms.get(own.key)?.weight ?? 0) * 0.12),
        about: own.origin.sentence,
        subject: own.key,
        origin: own.origin,
      },
    ];
  });
}
