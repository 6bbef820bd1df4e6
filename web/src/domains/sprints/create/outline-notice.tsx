import type { Course, SprintPreview } from '@akada/contract/client';
import { FileText, LibraryBig } from 'lucide-react';
import { lessonsTexts } from '../../../texts/en/lessons.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-style.ts';
import { nameOf } from './wizard-answers.ts';

const texts = lessonsTexts.outlineOnly;

interface OutlineNoticeProps {
  preview: SprintPreview;
  onBringNotes: () => void;
  /** A course near the topic that has lessons is taken in its place. */
  onTake: (course: Course) => void;
}

/** Said before a sprint without lessons is made, with the two ways to something to read. */
export function OutlineNotice({ preview, onBringNotes, onTake }: OutlineNoticeProps) {
  return (
    <Banner tone="warning" title={texts.title}>
      <p>{texts.text}</p>
      <div className="mt-3 flex flex-col items-start gap-2">
        <Button variant="secondary" onClick={onBringNotes}>
          <FileText aria-hidden />
          {texts.bringNotes}
        </Button>
        {preview.near.map((course) => (
          <Button key={nameOf(course)} variant="secondary" className="text-left" onClick={() => onTake(course)}>
            {texts.take(nameOf(course))}
          </Button>
        ))}
        {preview.near.length === 0 ? (
          // The library has a document of its own.
          <a href="/library" className={buttonClass('secondary', 'md', false)}>
            <LibraryBig aria-hidden />
            {texts.library}
          </a>
        ) : null}
      </div>
    </Banner>
  );
}
