import { setTimeout } from 'node:timers/promises';
import type { Citation, LessonIndex, LessonSource, SummarySentence } from '@akada/engine';
import { asMeant, type TutorState, type TutorTurn, tutorTurn } from '@akada/engine/browser';
import { finderTurn } from '@akada/engine/finder';
import type { Directions } from './directions.ts';
import { closenessIn, directionLength, meaningTexts, pack } from './document-meaning.ts';
import { type Engine, jobOf } from './engine.ts';
import type {
  AboutDocument,
  AnswerEvent,
  Around,
  Provenance,
  ReadMeaning,
  Teacher,
  TeachingContext,
  TutorAnswer,
  WrittenLesson,
} from './port.ts';

const embedded = { engine: 'embedded' } as const;

function provenanceOf({ documentId, sectionId, headingPath, place, ...rest }: Citation | LessonSource): Provenance {
  return {
    ...embedded,
    documentId,
    sectionId,
    headingPath,
    ...('sentence' in rest && rest.sentence ? { sentence: rest.sentence } : {}),
    ...(place ? { place } : {}),
  };
}

function provenanceOfSummary({ text, documentId, sectionId, headingPath, place }: SummarySentence): Provenance {
  return { ...embedded, documentId, sectionId, headingPath, sentence: text, ...(place ? { place } : {}) };
}

function following(context: TeachingContext, doing: string) {
  const { onProgress } = context;
  onProgress?.(0, doing);
  return { ...jobOf(context), ...(onProgress && { onProgress: (share: number) => onProgress(share, doing) }) };
}

/** One turn of the embedded tutor. It reads a ready-made index, as a phone does, so it needs no thread. */
export function embeddedTurn(
  message: string,
  lesson: LessonIndex,
  before: TutorState | undefined,
  around?: Around,
): TutorAnswer {
  if (around?.document) return answerOf(finderTurn(message, lesson, before, around.document));
  return answerOf(tutorTurn(message, lesson, before, around));
}

function answerOf({ state, kind, stage, markdown, more, citations, written }: TutorTurn): TutorAnswer {
  const said = { state, kind, stage, markdown, more, ...(written && { written }) };
  return { ...said, provenance: citations.map(provenanceOf) };
}

const stillReading = 'I’m still reading the whole document; ask again in a minute for more.';

export interface EmbeddedOptions {
  /** Given where a model finds places by meaning too. */
  byMeaning?: ByMeaning | undefined;
}

export interface ByMeaning {
  /** How near questions come to what was written for the library. */
  directions?: Directions | undefined;
  /** Told what went wrong with it. */
  onFault(error: unknown): void;
  /** Longer than the first question about a lesson takes; the next ones take a tenth of a second. */
  patienceMs?: number;
  /** How long a question about a document waits for its own meaning, where others keep the threads busy. */
  busyMs?: number;
}

/** So many texts take about a second: nobody else waits for longer than that. */
const textsAtOnce = 16;
/** All that is written about a lesson and can be near to a question. */
const textsOf = ({ answers }: WrittenLesson) => answers.flatMap(({ wordings }) => wordings);

/** Courtesies and requests about the place are told by their words. */
const needsMeaning = (message: string) => message.trim().split(/\s+/).length >= 2 && message.length <= 400;

/** The engine as a teacher: no key, no network; everything it says stands in the source. */
export function createEmbeddedTeacher(engine: Engine, { byMeaning }: EmbeddedOptions = {}): Teacher {
  /** What the words of a question do not find its meaning may; whatever goes wrong, there is an answer without it. */
  async function closer(answer: TutorAnswer, lesson: LessonIndex, { accountId, address }: TeachingContext) {
    const isBare = answer.written === 'near' && answer.provenance.length === 0;
    if (!byMeaning || (answer.kind === 'found' && !isBare)) return answer;
    const { onFault, patienceMs = 8000 } = byMeaning;
    // Not for the learner's signal to end: the thread would lose the model and all that it has read.
    const closest = await Promise.race([
      engine.run('closest', [answer.state.question, lesson], { who: accountId ?? address }).catch(onFault),
      setTimeout(patienceMs, null, { ref: false }),
    ]);
    if (!closest) return answer;
    // What was asked back stays above it.
    const markdown = isBare ? `${answer.markdown}\n\n${closest.markdown}` : closest.markdown;
    return { ...answer, markdown, provenance: closest.citations.map(provenanceOf) };
  }

  /** From its words at once; where places are shown, those that its meaning comes nearest to, if that is known soon. */
  async function found(
    message: string,
    index: LessonIndex,
    before: TutorState | undefined,
    { terms, summary, meaning }: AboutDocument,
    context: TeachingContext,
  ): Promise<TutorAnswer> {
    const byWords = finderTurn(message, index, before, { terms, summary });
    if (!byWords.isOfPlaces || !meaning) return answerOf(byWords);
    const asked = meaning === 'reading' ? null : await directionOf(byWords.state.question, context);
    if (meaning === 'reading' || !asked) return { ...answerOf(byWords), note: stillReading };
    const closeness = closenessIn(asked, meaning, index);
    return answerOf(finderTurn(message, index, before, { terms, summary, closeness }));
  }

  async function directionOf(question: string, { accountId, address }: TeachingContext): Promise<Float32Array | null> {
    if (!byMeaning) return null;
    const { onFault, patienceMs = 8000, busyMs = 800 } = byMeaning;
    const waited = engine.isBusy ? busyMs : patienceMs;
    const directions = await Promise.race([
      engine.run('directions', [[question]], { who: accountId ?? address }).catch(onFault),
      setTimeout(waited, null, { ref: false }),
    ]);
    return directions?.[0] ?? null;
  }

  async function readOn(index: LessonIndex, before: Int8Array, context: TeachingContext): Promise<ReadMeaning | null> {
    const texts = meaningTexts(index);
    const from = before.length / directionLength;
    const next = texts.slice(from, from + textsAtOnce);
    // Not as the owner's own turn: their questions would wait for it.
    const who = `reading for ${context.accountId ?? context.address}`;
    const read = await engine.run('directions', [next], { who, signal: context.signal });
    if (!read) return null;
    const meaning = new Int8Array(before.length + read.length * directionLength);
    meaning.set(before);
    meaning.set(pack(read), before.length);
    return { meaning, isWhole: from + next.length >= texts.length };
  }

  /** What was written, with how near the question comes to each text by its meaning, where that is known in time. */
  async function measured(message: string, beside: Around | undefined, { accountId, address }: TeachingContext) {
    const written = beside?.written;
    if (!byMeaning?.directions || !written || !needsMeaning(message)) return beside;
    const { onFault, directions, patienceMs = 8000, busyMs = 800 } = byMeaning;
    const lessons = [...written.here, ...written.course];
    const near = await Promise.race([
      directions.closeness(asMeant(message, lessons), lessons.map(textsOf), accountId ?? address).catch(onFault),
      setTimeout(engine.isBusy ? busyMs : patienceMs, null, { ref: false }),
    ]);
    return near && near.size > 0
      ? { ...beside, written: { ...written, closeness: (text: string) => near.get(text) } }
      : beside;
  }

  return {
    name: 'embedded',
    capabilities: {
      questionForms: ['term', 'sequence', 'table'],
      writesWithoutSource: false,
      heedsLearner: false,
      costs: false,
      readsMeaning: byMeaning !== undefined,
      solves: false,
    },

    async analyse(document, context) {
      const analysis = await engine.run('analyse', [document], following(context, 'Reading the document'));
      return { ...analysis, provenance: analysis.summary.map(provenanceOfSummary) };
    },

    cut: (document, context) => engine.run('cut', [document], following(context, 'Reading the document')),

    async planSprint(source, options, context) {
      const { plan, places } = await engine.run(
        'planSprint',
        [source, options],
        following(context, 'Planning the days'),
      );
      return { ...plan, provenance: places.map(provenanceOf) };
    },

    planCourse: (course, options, context) =>
      engine.run('planCourse', [course, options], following(context, 'Planning the days')),

    // Everything it says can be pointed to in a source; without one it says nothing.
    outlineTopics: async () => null,
    writeNotes: async () => null,
    renewPart: async () => null,

    async writeLesson(day, source, context) {
      const lesson = await engine.run('writeLesson', [day, source], following(context, 'Writing the lesson'));
      return { ...lesson, provenance: lesson.sources.map(provenanceOf) };
    },

    async makeQuiz(source, n, wishes, context) {
      const quiz = await engine.run('makeQuiz', [source, n, wishes], following(context, 'Making questions'));
      const made = quiz.questions.map((question) => ({ ...question, provenance: provenanceOf(question.source) }));
      return { ...quiz, questions: made.slice(0, n), spare: made.slice(n) };
    },

    printedQuestions: (day, source, context) =>
      engine.run('printedQuestions', [day, source], following(context, 'Looking for questions')),

    makeCards: (source, limit, context) => engine.run('makeCards', [source, limit], following(context, 'Making cards')),

    async suggestPrompts(source, max, context, called) {
      const found = await engine.run(
        'suggestPrompts',
        [source, max, called === 'document'],
        following(context, 'Looking for questions'),
      );
      return {
        prompts: found.map(({ prompt }) => prompt),
        provenance: found.map(({ place }) => provenanceOf(place)),
      };
    },

    readPapers: (files, courses, context) =>
      engine.run('readPapers', [files, courses], following(context, 'Reading the paper')),

    // Nothing that is built in understands a question.
    solvePaper: async () => null,
    walkThrough: async () => null,
    readAnswers: (file, papers, courses, context) =>
      engine.run('readAnswers', [file, papers, courses], following(context, 'Reading the answers')),

    rankTopics: (wanted, context) => engine.run('rankTopics', [wanted], following(context, 'Looking for topics')),

    judgeCoverage: (sources, course, context) =>
      engine.run('judgeCoverage', [sources, course], following(context, 'Comparing with the course')),

    indexLesson: (source, parts, context) =>
      engine.run('indexLesson', [source, parts], following(context, 'Indexing the lesson')),

    readMeaning: async (index, before, context) => (byMeaning ? readOn(index, before, context) : null),

    async *answer(message, lesson, before, context, around): AsyncGenerator<AnswerEvent> {
      const answer = around?.document
        ? await found(message, lesson, before, around.document, context)
        : await closer(
            embeddedTurn(message, lesson, before, await measured(message, around, context)),
            lesson,
            context,
          );
      yield { type: 'text', text: answer.markdown };
      yield { type: 'done', answer };
    },

    close: () => engine.close(),
  };
}
