import type { QuizWishes, TaughtQuestion, Teacher, TeachingContext } from '../../../ports/teacher/port.ts';
import { type AskedQuestion, hintFor, sectionsOf, type TaughtDay } from '../../sprints/sprints.service.ts';
import { type KeptQuestion, questionKey } from '../practice.rules.ts';

interface Wish {
  count: number;
  wishes: Pick<QuizWishes, 'seed'> & { difficulty?: 'easy' | 'hard' | 'mixed' };
  /** The words of what was asked before, the newest last: others come first. */
  asked: readonly string[];
  /** Keys of questions that are not asked at all. */
  without: ReadonlySet<string>;
}

/** Who has called more questions bad than this is asked what there is. */
const mostSpare = 30;

/** Questions about a day: from what was written to be asked about it, else by the teacher. */
export async function askAbout(
  teacher: Teacher,
  day: TaughtDay,
  { count, wishes, asked, without }: Wish,
  context: TeachingContext,
): Promise<{ questions: KeptQuestion[]; note: string | null }> {
  const isWanted = (question: string) => !without.has(questionKey(question));
  if (day.bank) return { questions: day.bank.ask({ ...wishes, count, asked, isWanted }).map(ofLibrary), note: null };
  // As many more as may have to be left out.
  const spare = Math.min(without.size, mostSpare);
  const made = await teacher.makeQuiz([day.source], count, { ...wishes, spare }, context);
  const sections = sectionsOf(day.source);
  const questions = [...made.questions, ...(made.spare ?? [])]
    .map(toKept)
    .filter(({ question }) => isWanted(question))
    .slice(0, count)
    .map((question) => {
      const hint = hintFor(question, sections, { lesson: day.title, known: question.source });
      return hint ? { ...question, source: { ...question.source, hint } } : question;
    });
  return { questions, note: made.reason ?? made.note ?? null };
}

const ofLibrary = ({ about, taught, ...question }: AskedQuestion): KeptQuestion => ({
  ...question,
  source: { heading: about, sentence: '', ...taught },
  maker: 'library',
});

function toKept({
  stem,
  options,
  correct,
  explanation,
  mistakes,
  source,
  provenance,
  maker,
  form,
}: TaughtQuestion): KeptQuestion {
  return {
    question: stem,
    options: options.map(({ text }) => text),
    correct_answer: options.find(({ label }) => label === correct)?.text ?? '',
    explanation,
    ...(mistakes && { mistakes }),
    source: { heading: source.headingPath.at(-1) ?? '', sentence: source.sentence },
    maker: provenance.engine === 'model' ? 'model' : (maker ?? form),
  };
}
