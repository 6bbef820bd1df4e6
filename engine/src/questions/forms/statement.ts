import { overlap } from '../../text/stems.ts';
import type { Corpus } from '../corpus.ts';
import { bestThree, closeness, comparableLength, lengthGivesAway, neighbours } from '../distractors.ts';
import type { Statement } from '../facts/statements.ts';
import type { Candidate } from '../types.ts';
import { plainHeading } from '../wording.ts';

/** "Which of these statements is correct?": one as the text has it, three turned round. */
export function statementQuestions(statements: readonly Statement[], corpus: Corpus): Candidate[] {
  const candidates: Candidate[] = [];
  const used = new Set<Statement>();
  statements.forEach((own, at) => {
    if (used.has(own)) return;
    const ranked = neighbours(statements, at)
      .filter((other) => other.twin && !used.has(other) && closeness(own.origin, other.origin) >= 0.45)
      .filter((other) => comparableLength(own.text, other.twin!) && overlap(own.stems, other.stems) < 0.6)
      .map((item) => ({
        item,
        score: closeness(own.origin, item.origin) * 2 - Math.abs(own.text.length - item.text.length) / 100,
      }));
    const three = bestThree(
      ranked,
      (a, b) => a.origin.sentence === b.origin.sentence || overlap(a.stems, b.stems) > 0.6,
    );
    if (
      !three ||
      lengthGivesAway(
        own.text,
        three.map((item) => item.twin!),
      )
    )
      return;
    const topic = topicOf(own, three);
    if (!topic) return;
    used.add(own);
    for (const item of three) used.add(item);
    candidates.push({
      form: 'statement',
      stem: `Which of these statements about ${topic} is correct?`,
      answer: own.text,
      distractors: three.map((item) => item.twin!),
      difficulty: 'hard',
      weight: 2.7 + Math.min(1, (corpus.terms.get(own.key)?.weight ?? 0) * 0.2),
      about: own.text,
      subject: own.key,
      origin: own.origin,
    });
  });
  return candidates;
}

/** The innermost heading that all four statements stand under. */
function topicOf(own: Statement, others: readonly Statement[]): string | null {
  const path = own.origin.section.headingPath;
  // The outermost heading is the whole document's: statements that share only that have no topic in common.
  for (let depth = path.length - 1; depth >= Math.min(1, path.length - 1); depth--) {
    if (!others.every((other) => other.origin.section.headingPath[depth] === path[depth])) continue;
    const heading = plainHeading(path[depth]!);
    return heading && heading.split(' ').length <= 9 ? `“${heading}”` : null;
  }
  return null;
}
