import type { Assessment } from '@akada/contract/client';
import { lessonLink } from '../lessons/place.ts';
import type { SittingPlan, SittingQuestion } from './sitting.ts';
import { typedBy } from './typed-by.ts';

/** The mock examination of a course as it stands in its sprint: its questions, and those to be written, in its minutes. */
export function planOfDay(assessment: Assessment): SittingPlan {
  const { id, topic, time_limit_minutes, metadata, questions, open_questions } = assessment;
  const { sprint_id, sprint_title, day } = metadata;
  const choice = questions.map((asked): SittingQuestion => {
    const { question, options, correct_answer, explanation, html, why, source, typed } = asked;
    // Of a typed question the first reason is why its key is right.
    const right = typed ? 0 : options.indexOf(correct_answer);
    return {
      id: asked.id,
      text: question,
      html: html?.question,
      // An option is known by its words: they are what the answer is compared by on the server.
      options: options.map((text, index) => ({ id: text, text, html: html?.options[index] })),
      ...typedBy(typed),
      key: correct_answer,
      key_status: 'bank',
      topic: source.heading || null,
      explanation: why?.[right] ?? explanation,
      explanationHtml: html?.why[right],
      read: source.heading ? { title: source.heading, ...lessonLink(sprint_id, day, source) } : undefined,
    };
  });
  const open = open_questions.map(
    (task): SittingQuestion => ({
      id: `open-${task.id}`,
      text: task.question,
      html: task.question,
      options: [],
      key_status: 'none',
      marks: task.marks,
      model: task,
    }),
  );
  return {
    title: sprint_title,
    detail: topic,
    source: { kind: 'day', id: `${sprint_id}:${day}` },
    assessment_id: id,
    minutes: time_limit_minutes,
    questions: [...choice, ...open],
    hasCalculator: true,
    back: `/sprint/${sprint_id}?day=${day}`,
  };
}
