import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex } from '../../engine/src/answer/build-index.ts';
import { type OpenIndex, openIndex } from '../../engine/src/answer/lesson-index.ts';
import { documentFromMarkdown } from '../../engine/src/index.ts';
import type { QuestionsAboutText } from './chat.ts';

export interface ChatText {
  id: string;
  open: OpenIndex;
  questions: QuestionsAboutText;
}

const own = ['texts', 'chat-texts'].map((folder) => join(import.meta.dirname, folder));

/** The project's texts with questions about them, and those of further folders: `<id>.md` with `<id>.qa.json` each. */
export function readChatTexts(further: readonly string[]): ChatText[] {
  return [...own, ...further].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.qa.json'))
      .sort()
      .map((name) => {
        const id = name.replace(/\.qa\.json$/, '');
        const index = buildIndex(documentFromMarkdown(readFileSync(join(folder, `${id}.md`), 'utf8'), id));
        const questions: QuestionsAboutText = JSON.parse(readFileSync(join(folder, name), 'utf8'));
        return { id, open: openIndex(index), questions };
      }),
  );
}
