import type { Material } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { RenderLesson } from '../../../platform/markdown/lessons-apart.ts';
import type { CourseLesson, CourseLibrary } from '../../../ports/courses/port.ts';
import { nearestOf } from './nearest.rules.ts';
import { shareOf, tellingWords } from './words.rules.ts';

async function toMaterial(lesson: CourseLesson, render: RenderLesson): Promise<Material> {
  return {
    content: lesson.markdown,
    html: (await render(lesson.markdown)).html,
    description: lesson.objective,
    topic: lesson.title,
    content_type: 'text',
    sources: [],
    estimated_time_minutes: lesson.minutes,
  };
}

/** The lesson that the project wrote about a topic: by its title, by a topic of the standard, or by its headings. */
export async function findMaterial(library: CourseLibrary, render: RenderLesson, topic: string): Promise<Material> {
  const lessons = library.all().flatMap((course) => course.lessons);
  const named = nearestOf(
    topic,
    lessons.flatMap((lesson) => [lesson.title, ...lesson.topics].map((name) => ({ lesson, name }))),
    ({ name }) => name,
  );
  const wanted = tellingWords(topic);
  const headed = () =>
    lessons.find(({ source }) =>
      source.blocks.some(
        (block) => block.kind === 'heading' && shareOf(wanted, new Set(tellingWords(block.text))) === 1,
      ),
    );
  const found = named?.lesson ?? headed();
  if (!found) throw new AppError('material_not_found');
  return toMaterial(found, render);
}
