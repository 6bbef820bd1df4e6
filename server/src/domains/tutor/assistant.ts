import type { ChatMessage, MarkReason, TutorReply } from '@akada/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ServerEvent } from '../../platform/events.ts';
import { newId } from '../../platform/ids.ts';
import type { RenderApart } from '../../platform/markdown/render-apart.ts';
import { storable, toJsonb } from '../../platform/storable.ts';
import type { Database } from '../../ports/db/port.ts';
import {
  type Around,
  asksOf,
  offersOf,
  type Provenance,
  type Teacher,
  type TutorAnswer,
  toTurns,
} from '../../ports/teacher/port.ts';
import type { Profiles } from '../identity/profile/profile.service.ts';
import type { Evidence } from '../practice/mastery/evidence.service.ts';
import type { CourseAround, Sprints, TaughtDay } from '../sprints/sprints.service.ts';
import { aboutLearner } from '../teaching/about-learner.service.ts';
import { toCitations } from '../teaching/citations.service.ts';
import {
  type Asker,
  contextOf,
  piecesOf,
  promptCount,
  replyOf,
  stateOf,
  turnsRemembered,
  wholeOf,
} from '../teaching/conversation.service.ts';
import * as repo from './assistant.repo.ts';
import type { MaterialPlace } from './material-id.rules.ts';
import { promptsOf } from './prompts.ts';

export interface AssistantDeps {
  db: Database;
  clock: Clock;
  teacher: Teacher;
  sprints: Sprints;
  evidence: Evidence;
  profiles: Pick<Profiles, 'findLevel'>;
  renderApart: RenderApart;
}

export interface AskedAbout {
  sprintId: string;
  /** The day to study now where it is left out. */
  place?: Omit<MaterialPlace, 'sprintId'> | undefined;
  /** The heading of the section that is in view. */
  section?: string | undefined;
  prompt: string;
  /** Kept, unless the learner wants to leave no trace. */
  isKept: boolean;
}

export interface AssistantService {
  /** Throws before anything is said where there is no such lesson. */
  ask(asker: Asker, asked: AskedAbout): Promise<AsyncIterable<ServerEvent>>;
  /** The same, all at once. */
  answer(asker: Asker, asked: AskedAbout): Promise<TutorReply>;
  history(ownerId: string, sprintId: string): Promise<ChatMessage[]>;
  clear(ownerId: string, sprintId: string): Promise<void>;
  /** Calls an answer bad, for the operator. */
  mark(ownerId: string, messageId: string, given: { reason: MarkReason; words: string }): Promise<void>;
  prompts(asker: Asker, sprintId: string, place?: Omit<MaterialPlace, 'sprintId'>): Promise<string[]>;
}

interface Question {
  asker: Asker;
  asked: AskedAbout;
  course: CourseAround | null;
}

/** So many wrong answers go along: enough to see what is confused. */
const missedTold = 5;

const namesOf = ({ lessons }: CourseAround) =>
  Object.fromEntries(Object.entries(lessons).map(([id, { name }]) => [id, name]));

/** Places of the open lesson by themselves, those of another with its name and day. */
function citationsOf(provenance: readonly Provenance[], course: CourseAround | null): TutorReply['citations'] {
  return toCitations(provenance).map((citation, position) => ({
    ...citation,
    lesson: course?.lessons[provenance[position]?.documentId ?? ''] ?? null,
  }));
}

/** What we wrote is told, or comes near and is told meanwhile. */
const isOurs = (written: TutorAnswer['written']) => written === 'told' || written === 'near';

const makerOf = ({ written, provenance }: TutorAnswer) =>
  isOurs(written) ? 'written' : (provenance.find(({ model }) => model)?.model ?? 'embedded');

/** What was written about the day, and about the other lessons of its course. */
function writtenFor({ written }: TaughtDay, course: CourseAround | null): Pick<Around, 'written'> {
  const others = (course?.written ?? []).filter(
    ({ documentId, answers }) => answers.length > 0 && written.every((one) => one.documentId !== documentId),
  );
  const here = written.filter(({ answers }) => answers.length > 0);
  return here.length + others.length > 0 ? { written: { here, course: others } } : {};
}

/** The tutor of a sprint: from the lesson that is open, else from the whole course where the library teaches it. */
export function createAssistant(deps: AssistantDeps): AssistantService {
  const { db, clock, teacher, sprints, evidence, renderApart } = deps;

  async function getDay(ownerId: string, sprintId: string, place: AskedAbout['place']): Promise<TaughtDay> {
    if (place) {
      return sprints.getDay(ownerId, sprintId, { ...(place.week && { week: place.week }), day_range: place.dayRange });
    }
    const { today } = await sprints.get(ownerId, sprintId);
    return sprints.getDay(ownerId, sprintId, { day_range: String(today?.day ?? 1) });
  }

  async function save(day: TaughtDay, { asker, asked, course }: Question, answer: TutorAnswer): Promise<TutorReply> {
    const id = newId();
    const now = clock.now();
    const citations = citationsOf(answer.provenance, course);
    const reply = await replyOf(id, answer, { by: asker.ownerId, at: now, render: renderApart });
    if (asked.isKept) {
      const common = { owner_id: asker.ownerId, sprint_id: day.sprintId, day: day.day, created_at: now };
      await repo.insertMessages(db.queries, [
        { ...common, id: newId(), role: 'user', text: storable(asked.prompt) },
        {
          ...common,
          id,
          role: 'assistant',
          text: reply.response,
          citations: toJsonb(citations),
          state: toJsonb(answer.state),
          has_more: answer.more,
          made_by: makerOf(answer),
          ...(answer.card && { card: toJsonb(answer.card) }),
        },
      ]);
    }
    if (answer.written === 'none') await countUnanswered(day);
    const said = { written: isOurs(answer.written), asks: asksOf(answer.state) };
    return { ...reply, ...said, stage: answer.stage, more: answer.more, citations, card: answer.card ?? null };
  }

  /** Without a word of what was asked. */
  async function countUnanswered({ written }: TaughtDay): Promise<void> {
    const [lesson] = written;
    if (lesson) await repo.countUnanswered(db.queries, lesson.documentId, clock.now().toISOString().slice(0, 10));
  }

  async function ask(asker: Asker, asked: AskedAbout): Promise<AsyncGenerator<ServerEvent>> {
    const day = await getDay(asker.ownerId, asked.sprintId, asked.place);
    const index = await sprints.getDayIndex(asker.ownerId, asked.sprintId, day.day, asker.address);
    const course = await sprints.getCourse(asker.ownerId, asked.sprintId, asker.address);
    const where = { sprintId: asked.sprintId, day: day.day, most: turnsRemembered };
    const turns = await repo.listTurns(db.queries, asker.ownerId, where);
    const events = teacher.answer(asked.prompt, index, stateOf(turns), contextOf(asker), {
      said: toTurns(turns),
      ...(course && { course: { index: course.index, names: namesOf(course) } }),
      section: asked.section,
      ...writtenFor(day, course),
      exercises: [...day.questions, ...(course?.exercises ?? [])],
      learner: await aboutLearner(deps, asker.ownerId, () =>
        evidence.listMissed(asker.ownerId, asked.sprintId, missedTold),
      ),
    });
    return piecesOf(events, (answer) => save(day, { asker, asked, course }, answer));
  }

  return {
    ask,

    answer: async (asker, asked) => wholeOf(await ask(asker, asked)),

    async history(ownerId, sprintId) {
      await sprints.get(ownerId, sprintId);
      const rows = await repo.listMessages(db.queries, ownerId, sprintId);
      const marks = await repo.listMarks(db.queries, ownerId);
      const shown = rows.map(
        async ({ id, role, text, citations, has_more, state, made_by, card, day, created_at }) => ({
          id,
          role,
          is_user: role === 'user',
          content: text,
          html: role === 'assistant' ? (await renderApart(text, ownerId)).html : null,
          created_at: created_at.toISOString(),
          day,
          citations,
          more: has_more,
          offers: offersOf(state),
          written: made_by === 'written',
          asks: asksOf(state),
          card,
          marked: marks.get(id) ?? null,
        }),
      );
      return Promise.all(shown);
    },

    async clear(ownerId, sprintId) {
      await sprints.get(ownerId, sprintId);
      await repo.deleteMessages(db.queries, ownerId, sprintId);
    },

    async mark(ownerId, messageId, { reason, words }) {
      const found = await repo.findAnswer(db.queries, ownerId, messageId);
      if (!found) throw new AppError('not_found');
      await repo.saveMark(db.queries, {
        message_id: messageId,
        owner_id: ownerId,
        made_by: found.made_by ?? 'unknown',
        reason,
        words: storable(words),
        // What helped is counted; its words stay with the learner.
        question: reason === 'helped' ? '' : (found.question ?? ''),
        answer: reason === 'helped' ? '' : found.answer,
        marked_at: clock.now(),
      });
    },

    async prompts(asker, sprintId, place) {
      const day = await getDay(asker.ownerId, sprintId, place);
      const written = promptsOf(day.written, promptCount);
      if (written.length > 0) return written;
      const { prompts } = await teacher.suggestPrompts([day.source], promptCount, contextOf(asker));
      return prompts;
    },
  };
}

/** The place that a material's id names, of the sprint that is meant. */
export function placeOf(material: MaterialPlace | null, sprintId: string): MaterialPlace | undefined {
  if (!material) return undefined;
  if (material.sprintId !== sprintId) throw new AppError('day_not_found');
  return material;
}
