import { aForm } from '../documents.ts';
import { answersNotFound, holdsNothingOf } from './foreign-sprint-calls.ts';

const answered = { selected_answer: 'x', event_id: 'foreign' };

/** One entry for each call about the days of a sprint that needs a token (T22). */
export const foreignPracticeCalls = {
  'progress.overall': answersNotFound((p, sprintId) => p.client.progress.overall({ params: { sprintId } })),
  'progress.mastery': answersNotFound((p, sprintId) => p.client.progress.mastery({ params: { sprintId } })),
  'progress.courseMastery': holdsNothingOf((p) => p.client.progress.courseMastery({ params: { course: 'cos-101' } })),
  'progress.donutTracker': answersNotFound((p, sprintId) => p.client.progress.donutTracker({ params: { sprintId } })),
  'progress.updateProgress': answersNotFound((p, sprintId) =>
    p.client.progress.updateProgress({
      params: { sprintId },
      body: { day_number: 1, activity_type: 'day_completed' },
    }),
  ),
  'practice.list': holdsNothingOf((p) => p.client.practice.list()),
  'practice.make': answersNotFound((p, sprintId) =>
    p.client.practice.make({ params: { sprintId }, query: { day_range: '1' } }),
  ),
  'practice.makeByAlias': answersNotFound((p, id) =>
    p.client.practice.makeByAlias({ params: { id }, body: { day_number: 1 } }),
  ),
  // Quizzes and reviews of another account are tried in practice.test.ts; here, that a made-up one is nothing.
  'practice.submit': holdsNothingOf((p) =>
    p.client.practice
      .submit({ body: { assessment_id: 'no-such-quiz', answers: {} } })
      .catch(({ status }: { status: number }) => status),
  ),
  'assistant.history': answersNotFound((p, id) => p.client.assistant.history({ query: { learning_path_id: id } })),
  'assistant.clearHistory': answersNotFound((p, id) =>
    p.client.assistant.clearHistory({ query: { learning_path_id: id } }),
  ),
  // An answer to another account is tried in with-a-model.test.ts; here, that a made-up one is nothing.
  'assistant.mark': holdsNothingOf((p) =>
    p.client.assistant
      .mark({ params: { messageId: 'no-such-answer' }, body: { reason: 'wrong' } })
      .catch(({ status }: { status: number }) => status),
  ),
  'assistant.promptsForMaterial': answersNotFound((p, id) =>
    p.client.assistant.promptsForMaterial({ params: { materialId: `${id}-w1-d1` } }),
  ),
  'assistant.promptsForPath': answersNotFound((p, id) =>
    p.client.assistant.promptsForPath({ params: { id }, query: {} }),
  ),
  'assistant.ask': answersNotFound((p, id) =>
    p.client.assistant.ask({ query: { learning_path_id: id }, body: { prompt: 'What is a computer?' } }),
  ),
  'cards.decks': holdsNothingOf((p) => p.client.cards.decks()),
  'cards.deck': answersNotFound((p, sprint_id) => p.client.cards.deck({ query: { sprint_id, day: 1 } })),
  'cards.begin': answersNotFound((p, sprint_id) => p.client.cards.begin({ body: { sprint_id, day: 1 } })),
  'cards.make': answersNotFound((p, sprint_id) => p.client.cards.make({ body: { sprint_id, day: 1 } })),
  'cards.add': answersNotFound((p, sprint_id) =>
    p.client.cards.add({ body: { sprint_id, day: 1, front: 'Mine?', back: 'Yes' } }),
  ),
  'cards.importFile': answersNotFound((p, sprint_id) =>
    p.client.cards.importFile({ query: { sprint_id, day: 1 }, body: aForm('no deck', 'deck.apkg') }),
  ),
  'cards.exportFile': answersNotFound((p, sprint_id) =>
    p.client.cards.exportFile({ query: { sprint_id, day: 1, format: 'csv' } }),
  ),
  // Attempts of another account are tried in missed-questions.test.ts.
  'cards.keepMissed': holdsNothingOf((p) =>
    p.client.cards
      .keepMissed({ body: { attempt_token: 'no-such-attempt' } })
      .catch(({ status }: { status: number }) => status),
  ),
  // Cards of another account are tried in decks.test.ts; here, that a made-up one is nothing.
  'cards.edit': holdsNothingOf((p) =>
    p.client.cards
      .edit({ params: { id: 'no-such-card' }, body: { front: 'x', back: 'y' } })
      .catch(({ status }: { status: number }) => status),
  ),
  'cards.remove': holdsNothingOf((p) =>
    p.client.cards.remove({ params: { id: 'no-such-card' } }).catch(({ status }: { status: number }) => status),
  ),
  // Sittings of another account, under the same name, are tried in sittings.test.ts.
  'sittings.list': holdsNothingOf((p) => p.client.sittings.list({ query: { kind: 'day', id: 'no-such-sprint:1' } })),
  'sittings.handIn': holdsNothingOf((p) =>
    p.client.sittings.handIn({
      body: {
        id: 'a-sitting-of-mine',
        source: { kind: 'quiz', id: 'q' },
        assessment_id: 'no-such-quiz',
        is_whole: true,
        title: 'Test',
        minutes: 20,
        began_at: '2026-11-01T10:00:00Z',
        handed_in_at: '2026-11-01T10:10:00Z',
        shown: [
          {
            ...{ id: 'q1', text: '?', options: [], key: null, key_status: 'none', chosen: null, topic: null },
            ...{ explanation: '', seconds: 1, flagged: false },
          },
        ],
      },
    }),
  ),
  'drills.open': answersNotFound((p, sprint_id) => p.client.drills.open({ params: { sprint_id, day: 1 }, query: {} })),
  'drills.answer': answersNotFound((p, sprint_id) =>
    p.client.drills.answer({
      body: { sprint_id, day: 1, answers: [{ question_id: 'x', seed: null, selected_answer: null, event_id: 'f' }] },
    }),
  ),
  'weekFiles.about': answersNotFound((p, id) => p.client.weekFiles.about({ params: { of: 'sprints', id, week: 1 } })),
  'weekFiles.file': answersNotFound((p, id) => p.client.weekFiles.file({ params: { of: 'sprints', id, week: 1 } })),
  // Codes of another account's own days are tried in week-files.test.ts.
  'weekFiles.bring': holdsNothingOf((p) =>
    p.client.weekFiles.bring({ body: { code: 'no such code' } }).catch(({ status }: { status: number }) => status),
  ),
  'weekFiles.brought': holdsNothingOf((p) => p.client.weekFiles.brought()),
  // Those of another account are tried in bad-questions.test.ts.
  'practice.callBad': holdsNothingOf((p) =>
    p.client.practice
      .callBad({ params: { id: 'no-such-quiz' }, body: { question_id: 'q1' } })
      .catch(({ status }: { status: number }) => status),
  ),
  'practice.callBadReview': holdsNothingOf((p) =>
    p.client.practice.callBadReview({ params: { id: 'no-such-review' } }),
  ),
  'practice.due': holdsNothingOf((p) => p.client.practice.due({ query: {} })),
  'practice.answer': holdsNothingOf((p) =>
    p.client.practice.answer({ body: { answers: [{ review_id: 'no-such-review', ...answered }] } }),
  ),
  'practice.answerLesson': answersNotFound((p, sprint_id) =>
    p.client.practice.answerLesson({ body: { sprint_id, day: 1, question_id: 'x', ...answered } }),
  ),
  'practice.answerChecks': answersNotFound((p, sprint_id) =>
    p.client.practice.answerChecks({
      body: { sprint_id, day: 1, answers: [{ check: 1, option: 1, event_id: 'foreign' }] },
    }),
  ),
};
