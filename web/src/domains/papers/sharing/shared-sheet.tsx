import type { SharedQuestion } from '@akada/contract/client';
import { SharedQuestionItem } from './shared-question.tsx';

interface Part {
  /** The first question’s, so that it stays the same. */
  id: string;
  section: string | null;
  stem: string | null;
  questions: SharedQuestion[];
}

/** Questions with what they share said once: a section’s instruction, a table or a passage. */
export function partsOf(questions: readonly SharedQuestion[]): Part[] {
  const parts: Part[] = [];
  let section: string | null = null;
  for (const question of questions) {
    const last = parts.at(-1);
    if (last && last.stem === question.stem && section === question.section) last.questions.push(question);
    else {
      const isNewSection = section !== question.section;
      const heading = isNewSection ? question.section : null;
      parts.push({ id: question.id, section: heading, stem: question.stem, questions: [question] });
    }
    section = question.section;
  }
  return parts;
}

/** A paper to be read, in its own order. */
export function SharedSheet({ questions }: { questions: readonly SharedQuestion[] }) {
  return partsOf(questions).map(({ id, section, stem, questions }) => (
    <section key={id} aria-label={section ?? undefined}>
      {section ? <h2 className="wrap-anywhere mt-6 mb-3 text-lg">{section}</h2> : null}
      {stem ? <p className="wrap-anywhere mb-3 whitespace-pre-wrap border-line border-l-4 pl-3">{stem}</p> : null}
      <ol>
        {questions.map((question) => (
          <SharedQuestionItem key={question.id} question={question} />
        ))}
      </ol>
    </section>
  ));
}
