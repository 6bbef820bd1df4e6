import type { WeekFile } from '@akada/contract/client';
import { SendFile, sizeAndCost } from '../../sharing/one-file/send-file.tsx';
import { weekFilesTexts } from './texts.ts';
import type { WeekPlace } from './week-place.ts';

const texts = weekFilesTexts.sheet;

/** What a week's file holds and weighs, and the file; in the app and on the pages of visitors alike. */
export function WeekFileFacts({ file, place }: { file: WeekFile; place: WeekPlace }) {
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex list-disc flex-col gap-1 pl-5">
        <li>{texts.lessons(file.lessons, file.checks)}</li>
        {file.questions > 0 ? <li>{texts.quiz(file.questions)}</li> : null}
        {file.cards > 0 ? <li>{texts.cards(file.cards)}</li> : null}
        {file.answers > 0 ? (
          <li>
            {texts.answers(file.answers)}
            {file.left_out > 0 ? `. ${texts.leftOut(file.left_out)}` : null}
          </li>
        ) : null}
      </ul>
      <p className="font-bold tabular-nums">{sizeAndCost(file.bytes)}</p>
      <p className="text-ink-soft text-sm">{texts.back}</p>
      <SendFile name={file.name} call={(client) => client.weekFiles.file({ params: place })} />
    </div>
  );
}
