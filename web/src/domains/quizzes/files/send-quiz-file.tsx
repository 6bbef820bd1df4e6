import { useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { SendFile, sizeAndCost, whyNot } from '../../sharing/one-file/send-file.tsx';
import { quizFileQuery } from './api.ts';
import { quizFilesTexts } from './texts.ts';

const texts = quizFilesTexts.send;

/** A practice quiz as one file: what it weighs, then the file itself. Nothing is asked for before somebody wants it. */
export function SendQuizFile({ quizId }: { quizId: string }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <AboutFile quizId={quizId} />;
  return (
    <Button variant="secondary" className="self-start" onClick={() => setOpen(true)}>
      <FileDown aria-hidden />
      {texts.button}
    </Button>
  );
}

function AboutFile({ quizId }: { quizId: string }) {
  const { data: file, error } = useQuery(quizFileQuery(quizId));
  if (error) return <Banner tone="error">{whyNot(error, texts.failed)}</Banner>;
  if (!file) return <Spinner>{texts.loading}</Spinner>;
  return (
    <section aria-label={texts.button} className="flex flex-col gap-2 border-line border-t pt-3">
      <p>{texts.lead}</p>
      {file.same_numbers > 0 ? <p>{texts.sameNumbers(file.same_numbers)}</p> : null}
      <p className="font-bold tabular-nums">
        {texts.questions(file.questions)}, {sizeAndCost(file.bytes)}
      </p>
      <SendFile name={file.name} call={(client) => client.quizFiles.file({ params: { id: quizId } })} />
    </section>
  );
}
