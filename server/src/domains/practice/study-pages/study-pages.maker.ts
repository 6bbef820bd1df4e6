import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import { markdownVersion, type RenderApart } from '../../../platform/markdown/render-apart.ts';
import type { Teacher } from '../../../ports/teacher/port.ts';
import type { DocumentsService } from '../../documents/documents.service.ts';
import type { TokensService } from '../../documents/tokens/tokens.service.ts';
import type { GenerationMaker } from '../../teaching/generation/generation.service.ts';
import { composeStudyPage, contentsText, contentsTitle } from './compose.rules.ts';
import * as repo from './study-pages.repo.ts';
import { teachStudyPage } from './study-pages.teaching.ts';

interface StudyPageMakerDeps {
  clock: Clock;
  teacher: Teacher;
  renderApart: RenderApart;
  documents: Pick<DocumentsService, 'getSource'>;
  tokens: Pick<TokensService, 'unlock'>;
}

export interface StudyPageInput {
  documentId: string;
}

/**
 * The Markdown with its contents, and the HTML of it. The headings get their ids first, so that contents can name them;
 * the contents are then put in, since rendering all of it a second time would take as long again.
 */
async function render({ opening, body }: { opening: string; body: string }, who: string, renderApart: RenderApart) {
  const { html, outline } = await renderApart([opening, `## ${contentsTitle}`, body].join('\n\n'), who);
  const contents = contentsText(outline);
  const rendered = await renderApart(contents, who);
  const place = outline.find(({ text }) => text === contentsTitle);
  return {
    content: [opening, contents, body].join('\n\n'),
    html: html.replace(`<h2 id="${place?.id}">${contentsTitle}</h2>`, () => rendered.html),
    outline,
  };
}

/** Makes study materials; the document is unlocked in the transaction that saves them. */
export function createStudyPageMaker({
  clock,
  teacher,
  renderApart,
  documents,
  tokens,
}: StudyPageMakerDeps): GenerationMaker<StudyPageInput> {
  return {
    kind: 'study',
    async make({ documentId }, { ownerId, address, signal, onProgress }) {
      const source = await documents.getSource(ownerId, documentId);
      const taught = await teachStudyPage(teacher, source, { accountId: ownerId, address, signal, onProgress });
      if (!taught) throw new AppError('study_not_possible');
      onProgress(0.95, 'Putting it together');
      const { content, html, outline } = await render(composeStudyPage(taught.parts), ownerId, renderApart);
      return async (trx) => {
        await tokens.unlock(trx, ownerId, documentId);
        const [id, now] = [newId(), clock.now()];
        return repo.save(trx, {
          id,
          link_id: id,
          owner_id: ownerId,
          document_id: documentId,
          title: taught.title || 'Study Materials',
          content,
          html,
          outline: JSON.stringify(outline),
          markdown_version: markdownVersion,
          closed_at: null,
          taken_down_at: null,
          created_at: now,
          updated_at: now,
        });
      };
    },
  };
}
