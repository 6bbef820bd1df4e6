import { useMutation } from '@tanstack/react-query';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { questionPictures } from '../../../lib/accepted-files.ts';
import { failureText } from '../../../lib/signed-out.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FieldError } from '../../../ui/field-frame.tsx';
import { FileInput } from '../../../ui/file-input.tsx';
import { QuestionPicture } from '../../../ui/question-picture.tsx';
import { bringPicture } from './api.ts';
import { type DraftPicture, shownPicture } from './draft.ts';
import { NoPicture, smallEnough } from './small-enough.ts';
import { quizEditorTexts } from './texts.ts';

const texts = quizEditorTexts.picture;

interface PictureFormProps {
  picture: DraftPicture | null;
  onChange: (picture: DraftPicture | null) => void;
}

const faultOf = (error: unknown) => (error instanceof NoPicture ? error.message : failureText(error, texts.failed));

/** The picture of a question: chosen, sent at once, and said what it shows. */
export function PictureForm({ picture, onChange }: PictureFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  const send = useMutation({
    mutationFn: async (file: File) => bringPicture(await smallEnough(file)),
    onMutate: () => setFault(null),
    onSuccess: ({ id }) => onChange({ id, alt: picture?.alt ?? '' }),
    onError: (error) => setFault(faultOf(error)),
  });
  return (
    <div className="flex flex-col items-start gap-2">
      {picture ? (
        <>
          <QuestionPicture key={picture.id} picture={shownPicture(picture)} className="max-h-60 w-auto" />
          <Field
            className="self-stretch"
            label={texts.alt}
            hint={texts.altHint}
            maxLength={500}
            value={picture.alt}
            onChange={(event) => onChange({ ...picture, alt: event.target.value })}
          />
        </>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          busy={send.isPending}
          busyLabel={texts.sending}
          onClick={() => input.current?.click()}
        >
          <ImagePlus aria-hidden />
          {picture ? texts.change : texts.add}
        </Button>
        {picture ? (
          <Button variant="ghost" disabled={send.isPending} onClick={() => onChange(null)}>
            <Trash2 aria-hidden />
            {texts.remove}
          </Button>
        ) : null}
      </div>
      <FileInput
        ref={input}
        label={texts.add}
        accept={questionPictures.accept}
        onPick={([file]) => file && send.mutate(file)}
      />
      <div aria-live="assertive">{fault ? <FieldError id="question-picture-fault">{fault}</FieldError> : null}</div>
    </div>
  );
}
