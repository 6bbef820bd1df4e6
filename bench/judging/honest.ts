import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { follow, type WorkingTask } from '../../answers/src/follow/index.ts';
import { judge, stepsTaken, type TypedKey } from '../../answers/src/index.ts';
import { draw } from '../../content/templates/draw.ts';
import { openCourseFolder } from '../../server/src/ports/courses/folder.ts';

/** What honest answers take: every key and slip of the courses typed as it stands, and the answers that were made by hand. */

export interface Taken {
  steps: number;
  kind: string;
  text: string;
}

const root = join(import.meta.dirname, '../..');
const drawsOfTemplate = 20;
const list = (name: string) => JSON.parse(readFileSync(join(root, 'answers', name), 'utf8'));

async function* keys(): AsyncGenerator<TypedKey> {
  const library = await openCourseFolder(join(root, 'content/courses'));
  for (const { lessons } of library.all()) {
    for (const { bank, templates } of lessons) {
      for (const { typed } of bank?.typed ?? []) yield typed;
      for (const template of templates) {
        for (let seed = 1; seed <= drawsOfTemplate; seed += 1) {
          const { answer } = draw(template, seed);
          if (answer.is === 'typed') yield { ...answer.key, nots: answer.nots.map(({ text }) => text) } as TypedKey;
        }
      }
    }
  }
}

function take(question: TypedKey, typed: string): Taken {
  judge(question, typed);
  return { steps: stepsTaken(), kind: question.kind, text: `${question.key} ← ${typed}` };
}

/** Of each answer how many steps it takes. */
export async function honestAnswers(): Promise<Taken[]> {
  const all: Taken[] = [];
  for await (const question of keys()) {
    for (const typed of [question.key, ...(question.nots ?? []), ...(question.also ?? [])])
      all.push(take(question, typed));
  }
  for (const { given, right: _, ...question } of list('pairs.json')) all.push(take(question, String(given)));
  return all;
}

export function honestWorkings(): Taken[] {
  return list('workings.json').map(({ lines, says: _, slip: __, ...task }: WorkingTask & Record<string, string[]>) => {
    follow(task, lines!);
    return { steps: stepsTaken(), kind: task.kind, text: `${task.begins}: ${lines!.join(' | ')}` };
  });
}
