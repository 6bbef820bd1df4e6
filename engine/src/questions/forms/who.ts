import type { Corpus } from '../corpus.ts';
import type { Predicate } from '../facts/predicates.ts';
import { namesNear } from '../names-near.ts';
import type { Candidate } from '../types.ts';

/** "Who proposed …?", "Which of these became …?" with names of the same class that the same part of the text tells of. */
export function whoQuestions(predicates: readonly Predicate[], corpus: Corpus): Candidate[] {
  return predicates.flatMap((own) => {
    const known = corpus.names.get(own.name);
    if (!known || known.class === 'other' || !own.proper || own.plural || own.negative || own.context) return [];
    const count = own.text.split(' ').length;
    if (count < 5 || count > 24 || /\b(?:also|too|his|her|hers)\b/.test(own.text)) return [];
    // What many do says nothing of one.
    if (new Set(own.stems).size < 4 && !/\d/.test(own.text)) return [];
    if (own.subject.stems.some((item) => own.stems.includes(item))) return [];
    const three = namesNear(known, own.origin, own.stems, corpus);
    if (three.length < 3) return [];
    return [
      {
        form: 'term' as const,
        stem: known.class === 'person' ? `Who ${own.text}?` : `Which of these ${own.text}?`,
        answer: own.name,
        distractors: three,
        difficulty: 'easy' as const,
        weight: 2.9 + Math.min(0.8, own.standing * 0.2),
        about: `${own.subject.key}: ${own.stems.slice(0, 4).join(' ')}`,
        subject: own.subject.key,
        origin: own.origin,
      },
    ];
  });
}
