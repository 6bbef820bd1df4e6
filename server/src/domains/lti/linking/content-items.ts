import type { LinkedThing } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Syllabus } from '../../library/courses/library.service.ts';
import type { LinkingRequest } from './linking-request.ts';
import { linkType } from './linking-request.ts';

/** A link in a course of a platform, as its specification writes it. */
export interface ContentItem {
  type: typeof linkType;
  title: string;
  text?: string;
  /** What a launch of the link names as its target. */
  url: string;
  /** The column of the gradebook that the platform makes for it. */
  lineItem?: { label: string; scoreMaximum: number; resourceId: string };
}

export interface ItemSources {
  publicUrl: string;
  syllabus(course: string): Syllabus;
  /** A quiz of this owner, by its own id. */
  findOwnQuiz(id: string, ownerId: string): Promise<OwnQuiz | undefined>;
}

interface OwnQuiz {
  id: string;
  link_id: string;
  title: string;
  question_count: number;
}

export type ToItem = (thing: LinkedThing, ownerId: string, asked: LinkingRequest) => Promise<ContentItem>;

/** Titles come from what is there, never from who chooses: a link says what it opens. */
export function createContentItems({ publicUrl, syllabus, findOwnQuiz }: ItemSources): ToItem {
  const linkTo = (path: string, title: string, text?: string): ContentItem => ({
    type: linkType,
    title,
    ...(text && { text }),
    url: publicUrl + path,
  });

  return async (thing, ownerId, { takesColumns }) => {
    if (thing.kind === 'quiz') {
      const quiz = await findOwnQuiz(thing.quiz_id, ownerId);
      if (!quiz) throw new AppError('quiz_not_available');
      const item = linkTo(`/quiz/${quiz.link_id}`, quiz.title);
      const scoreMaximum = Math.max(1, quiz.question_count);
      return takesColumns ? { ...item, lineItem: { label: quiz.title, scoreMaximum, resourceId: quiz.id } } : item;
    }
    const { course } = thing;
    const { code, title, lessons } = syllabus(course);
    if (thing.kind === 'week') {
      const first = lessons.find(({ week }) => week === thing.week);
      if (!first) throw new AppError('material_not_found');
      return linkTo(`/courses/${course}/weeks/${thing.week}`, `${code}, week ${thing.week}: ${first.weekTitle}`, title);
    }
    const lesson = lessons.find(({ name }) => name === thing.lesson);
    if (!lesson) throw new AppError('material_not_found');
    return linkTo(`/courses/${course}/lessons/${lesson.name}`, lesson.title, `${code}, week ${lesson.week}`);
  };
}
