import type { TutorState, TutorTurn } from '@akada/engine/browser';
import { randomId } from '../../lib/random-id.ts';
import { type KeptIndex, keptIndexes, keptQuestions, type LessonPlace, loadIndex } from './api.ts';
import { type Message, plainMessage } from './message.ts';

/** Without a network nothing renders Markdown, so its marks are taken off. */
function toPlainText(markdown: string): string {
  return markdown
    .replace(/\*\*(.+?)\*\*/g, '$1')
    .replace(/^>\s?/gm, '')
    .replace(/[*_`]/g, '');
}

/** One turn of the built-in tutor, on this phone: from the lesson's own index, else from the lessons that are kept. */
export async function answerOffline(
  place: LessonPlace,
  prompt: string,
  before: TutorState | undefined,
): Promise<{ message: Message; state: TutorState }> {
  const { mergeIndexes, tutorTurn } = await import('@akada/engine/browser');
  const index = await loadIndex(place);
  const lessons = (await keptIndexes(place)).flatMap(({ index, ...lesson }) =>
    index.documents.map(({ id }) => ({ id, index, lesson })),
  );
  const written = index.written ?? [];
  const elsewhere = lessons.flatMap(({ id, index: { written = [] } }) =>
    written.map(({ answers }) => ({ documentId: id, answers })),
  );
  const turn = tutorTurn(prompt, index, before, {
    ...(lessons.length > 0 && {
      course: {
        index: mergeIndexes(lessons.map((one) => one.index)),
        names: Object.fromEntries(lessons.map(({ id, lesson }) => [id, lesson.name])),
      },
    }),
    section: place.sectionInView(),
    exercises: await keptQuestions(place),
    ...(written.length + elsewhere.length > 0 && { written: { here: written, course: elsewhere } }),
  });
  const citations = turn.citations.map(({ documentId, sectionId, headingPath, sentence, place: at }, position) => ({
    lesson: lessons.find(({ id }) => id === documentId)?.lesson ?? null,
    number: position + 1,
    section_id: sectionId,
    heading: headingPath.at(-1) ?? '',
    heading_path: headingPath,
    sentence: sentence || null,
    place: at ?? null,
  }));
  const isWritten = turn.written === 'told' || turn.written === 'near';
  const message = {
    ...plainMessage(randomId(), 'assistant', toPlainText(turn.markdown)),
    html: isWritten ? htmlOf(turn, [...written, ...elsewhere]) : null,
    citations,
    offers: turn.offers,
    written: isWritten,
    asks: turn.state.asks ?? [],
  };
  return { message, state: turn.state };
}

/** The HTML that came with a written answer, with what is said around it; its formulas would be lost in plain words. */
function htmlOf({ state: { told }, framed }: TutorTurn, lessons: NonNullable<KeptIndex['written']>): string | null {
  const id = told?.at(-1);
  const html = lessons.flatMap(({ answers }) => answers).find((one) => one.id === id)?.html;
  return html ? `${linesOf(framed?.before)}${html}${linesOf(framed?.after)}` : null;
}

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const linesOf = (markdown = '') => markdown.split('\n\n').map(lineOf).join('');

/** A line of plain words, or of bold ones. */
function lineOf(markdown: string): string {
  const text = toPlainText(markdown).replace(/[&<>"]/g, (sign) => ESCAPED[sign]!);
  if (text === '') return '';
  return markdown.startsWith('**') ? `<p><strong>${text}</strong></p>` : `<p>${text}</p>`;
}
